import type { Race } from '../vocabulary.ts';

interface RaceRow {
  /** Added to the D3 of a new detachment. SEC-SETUP-04. */
  readonly startXp: number;
  /** SEC-SETUP-03. */
  readonly hasManyCommanders: boolean;
}
const USUAL: RaceRow = { startXp: 0, hasManyCommanders: false };

export const RACE_TABLE: Readonly<Record<Race, RaceRow>> = {
  'space-marines': { ...USUAL, startXp: 5 },
  'imperial-guard': USUAL,
  'titan-legions': USUAL,
  eldar: { ...USUAL, hasManyCommanders: true },
  orks: USUAL,
  chaos: USUAL,
  tyranids: { ...USUAL, hasManyCommanders: true },
  others: USUAL,
};
