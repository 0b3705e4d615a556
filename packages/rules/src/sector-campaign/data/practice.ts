import type { SeatChoices } from '../../kernel/index.ts';

/** A first campaign: one person commands West against the computer. */
export const PRACTICE_SEATS: readonly SeatChoices[] = [
  { side: 'west', role: 'commander', race: 'imperial-guard', rating: '3' },
  { side: 'east', role: 'commander', race: 'orks', rating: '3' },
];
/** Half the usual army, so a first turn has a dozen declarations instead of forty. */
export const PRACTICE_POINTS = 2500;

/** How the computer judges strength, in points of an army. */
export const JUDGEMENT = {
  /** It attacks with at least this percentage of what it thinks the enemy has. */
  attackPercent: 110,
  /** What a fortification is worth to its defenders. SEC-BTL-14. */
  fortified: 250,
  /** It sends help while the attackers have more than this percentage of the defenders' strength. */
  respondPercent: 90,
} as const;
