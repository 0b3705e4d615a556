import type { SeatChoices } from '../../kernel/index.ts';

/** A first war: one person commands West against the computer. */
export const PRACTICE_SEATS: readonly SeatChoices[] = [
  { side: 'west', role: 'commander', race: 'imperial-guard', rating: '3' },
  { side: 'east', role: 'commander', race: 'orks', rating: '3' },
];
/** Half the usual army, so that a first turn has a dozen declarations and not forty. */
export const PRACTICE_POINTS = 2500;

/** How the computer judges strength, in points of an army. */
export const JUDGEMENT = {
  /** It attacks with at least so many percent of what it thinks the enemy has. */
  attackPercent: 110,
  /** What a fortification is worth to its defenders. SEC-BTL-14. */
  fortified: 250,
  /** It sends help as long as the attackers have more than so many percent of the defenders. */
  respondPercent: 90,
} as const;
