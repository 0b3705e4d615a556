import type { PracticeWords } from '../../games.ts';
import { counted } from '../../sentence.ts';

/** What the page about practice campaigns says about this game. */
export const nodePracticePage: PracticeWords = {
  says: 'You play the Imperial Guard, and the computer plays Orks, Chaos and Eldar. It follows the same rules as you do, and gives its orders as soon as it has the CP.',
  facts: [
    'You choose where you begin, and day 1 begins at the first midnight.',
    'You don’t have to wait: tap “Go to midnight” to end the day.',
    'Play your battles, or let a die decide them. The computer accepts the result you report.',
    'The war ends after 28 days, or when someone has 80 VP.',
    'Nobody else can watch, and you can stop whenever you like.',
  ],
};

/** Texts for practice campaigns: going to the next midnight. */
export const nodePracticeText = {
  midnight: 'Go to midnight',
  going: 'The others are giving their orders…',
  /** What the next midnight brings the reader, as things are. */
  brings: {
    begins: 'Day 1 of the war begins.',
    points: (cp: number): string => `+${cp} CP`,
    vp: (vp: number): string => `+${vp} VP for your nodes`,
    battles: (count: number): string => `${counted(count, 'battle', 'battles')} decided by a die`,
    posts: (count: number): string => `${counted(count, 'postdated order', 'postdated orders')} carried out`,
    end: 'end of the war',
    all: (parts: readonly string[]): string => {
      const says = parts.join(', ');
      return says === '' ? 'Nothing changes for you.' : `${says.slice(0, 1).toUpperCase()}${says.slice(1)}.`;
    },
  },
} as const;
