/**
 * A category of victory: differences from this share of the basis on. MSN-MARGIN-10. `isIn`: whether the exact share
 * belongs to it.
 */
export interface Bracket {
  readonly name: string;
  readonly percent: number;
  readonly isIn: boolean;
}

/** MSN-MARGIN-02 to -07: smaller differences are a draw. */
export const STANDARD_BRACKETS: readonly Bracket[] = [
  { name: 'solid', percent: 10, isIn: false },
  { name: 'crushing', percent: 50, isIn: false },
  { name: 'slaughter', percent: 80, isIn: false },
];

/** MSN-MARGIN-09: tournament points of the winner and the loser, by the step of the margin. */
export const TOURNAMENT_POINTS = [
  [10, 10],
  [13, 7],
  [17, 3],
  [20, 0],
] as const;

/** MSN-MARGIN-08: the limits in the columns of the printed chart. */
export const CHART_LIMITS = [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000] as const;

/** MSN-MARGIN-10: the largest step that a report passes on. */
export const MOST_STEPS = 3;
