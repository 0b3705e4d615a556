import { listed, plain } from '../sentence.ts';

/** Text for a campaign that has ended. */
export const warOverText = {
  title: 'The campaign is over',
  won: (names: readonly string[]): string => {
    if (names.length === 0) return 'Nobody won.';
    const all = plain(listed(names));
    return names.length === 1 ? `${all} won.` : `${all} share the victory.`;
  },
  standing: 'Final standing',
  winner: 'won',
  fair: 'Fair dice',
  open: 'The server’s seed is now public. Anyone can use it to replay the log, roll the same dice and compare.',
  seed: 'Seed',
  committed: 'Hash published before the start:',
  committedByDay: 'Hash published before the first day:',
} as const;
