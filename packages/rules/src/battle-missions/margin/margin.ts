import { present } from '../../kernel/index.ts';
import { type Bracket, CHART_LIMITS, MOST_STEPS, STANDARD_BRACKETS, TOURNAMENT_POINTS } from '../data/margins.ts';
import { PERCENT } from '../data/points.ts';
import type { Settings, Side } from '../types.ts';

/** MSN-MARGIN-10: the categories of a campaign, or those of the source. MSN-MARGIN-03: what exactly 10% is. */
export function bracketsFor(
  ofCampaign: readonly Bracket[] | null,
  { exactTen }: Pick<Settings, 'exactTen'>,
): readonly Bracket[] {
  if (ofCampaign !== null) return ofCampaign;
  return STANDARD_BRACKETS.map((one, i) => (i === 0 ? { ...one, isIn: exactTen === 'solid' } : one));
}

/** MSN-MARGIN-01: the points of the armies, for battles without an agreed limit. */
export type ArmyPoints = Readonly<Record<Side, number>>;

/** MSN-MARGIN-01: what the difference is measured against. @param limit null: none agreed */
export function marginBasis(
  { marginBasis: basis }: Pick<Settings, 'marginBasis'>,
  limit: number | null,
  { a, b }: ArmyPoints,
): number {
  switch (basis) {
    case 'pointsLimit':
      return limit ?? Math.max(a, b);
    case 'largerArmy':
      return Math.max(a, b);
    case 'mean':
      return Math.floor((a + b) / 2);
    case 'smallerArmy':
      return Math.min(a, b);
  }
}

/** How clear a victory is. */
export interface Margin {
  readonly difference: number;
  /** Null: a draw. MSN-MARGIN-04. */
  readonly winner: Side | null;
  /** A category of the brackets, or `draw`. */
  readonly name: string;
  /** 0: a draw; 1: the lowest category. MSN-MARGIN-10. */
  readonly step: number;
}

/** MSN-MARGIN-02 to -08: whether a difference reaches a category. Whole numbers, no fractions. */
const isReached = ({ percent, isIn }: Bracket, difference: number, basis: number): boolean =>
  isIn ? PERCENT * difference >= percent * basis : PERCENT * difference > percent * basis;

/** MSN-MARGIN-01 to -08, -10: the margin of these totals. @param brackets from the lowest on */
export function marginOf(totals: ArmyPoints, basis: number, brackets: readonly Bracket[]): Margin {
  const difference = Math.abs(totals.a - totals.b);
  const reached = difference === 0 ? [] : brackets.filter((one) => isReached(one, difference, basis));
  const bracket = reached.at(-1);
  if (bracket === undefined) return { difference, winner: null, name: 'draw', step: 0 };
  return { difference, winner: totals.a > totals.b ? 'a' : 'b', name: bracket.name, step: reached.length };
}

/** MSN-MARGIN-10: what a report passes on: −3 for a defeat by slaughter to +3 for a victory by slaughter. */
export function signedStep({ winner, step }: Margin, side: Side): number {
  if (winner === null) return 0;
  const most = Math.min(step, MOST_STEPS);
  return winner === side ? most : -most;
}

/** MSN-MARGIN-09: by the step of a margin. */
export function tournamentPoints(margin: Margin): ArmyPoints {
  const [winner, loser] = present(TOURNAMENT_POINTS[Math.min(margin.step, MOST_STEPS)], 'points for every step');
  return margin.winner === 'b' ? { a: loser, b: winner } : { a: winner, b: loser };
}

/** Tenths of a percent of the basis, rounded, for the ruler. MSN-COMP-06. */
export const permille = (difference: number, basis: number): number =>
  basis === 0 ? 0 : Math.round((difference * PERCENT * 10) / basis);

/** One field of the chart: differences from one to the other; null: no upper end. */
export interface ChartRange {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

/** The least whole difference that reaches a category. */
const leastOf = ({ percent, isIn }: Bracket, basis: number): number => {
  const share = (percent * basis) / PERCENT;
  return isIn ? Math.ceil(share) : Math.floor(share) + 1;
};

/** MSN-MARGIN-08, MSN-COMP-08: the column of the chart for a basis. */
export function chartColumn(basis: number, brackets: readonly Bracket[]): readonly ChartRange[] {
  const from = [0, ...brackets.map((one) => leastOf(one, basis))];
  return ['draw', ...brackets.map(({ name }) => name)].map((name, i) => {
    const next = from[i + 1];
    return { name, from: present(from[i], 'a lower end'), to: next === undefined ? null : next - 1 };
  });
}

/** MSN-MARGIN-08: the whole chart of the source. */
export const marginChart = (brackets: readonly Bracket[] = STANDARD_BRACKETS) =>
  CHART_LIMITS.map((limit) => ({ limit, ranges: chartColumn(limit, brackets) }));
