import type { PracticeWords } from '../../games.ts';

/** What the page about practice campaigns says of this game. */
export const hexPracticePage: PracticeWords = {
  says: 'You play one side, and the computer plays the other two. It sees only what each of those sides can see, and seals orders just as you do.',
  facts: [
    'You get a map and a ready-made army, and turn 1 begins straight away.',
    'There is no deadline: a phase closes as soon as you seal.',
    'Dice settle the battles. The campaign ends after the turn in which a Capital falls.',
    'Nobody else can watch, and you can stop whenever you like.',
  ],
};
