import type { PracticeWords } from '../../games.ts';

/** What the page about practice campaigns says about this game. */
export const sectorPracticePage: PracticeWords = {
  says: 'You command West, with an army of the Imperial Guard. The computer commands the Orks of East by the same rules, and answers within seconds.',
  facts: [
    'Use a ready-made army, or bring one of up to 2,500 points.',
    'The computer knows only what its counters have seen, like any player.',
    'Play your battles, or let dice decide them. The computer accepts the result you report.',
    'The first side with 24 victory points at the end of a turn wins.',
    'Nobody else can watch, and you can stop whenever you like.',
  ],
};
