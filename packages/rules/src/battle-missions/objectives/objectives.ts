import { PERCENT, QUARTER_PERCENT } from '../data/points.ts';
import type { Brief, Quarter, Settings, Side, Unit, UnitState } from '../types.ts';
import { QUARTERS } from '../vocabulary.ts';

/** MSN-OBJ-02: models, or the wounds of a single model. */
function isBelowHalf({ models, wounds }: Unit, state: UnitState): boolean {
  return models > 1 ? 2 * state.models < models : 2 * state.wounds < wounds;
}

/** MSN-OBJ-02: whether a unit can claim ground at the end. Only units on the table can, whatever the terms. */
export function isScoring(unit: Unit, state: UnitState, { scoring }: Pick<Settings, 'scoring'>): boolean {
  if (state.fate !== 'table') return false;
  if (scoring === 'manual') return state.isScoring === true;
  if (scoring === 'all') return true;
  return !isBelowHalf(unit, state) && !(unit.kind === 'vehicle' && state.damage.includes('immobilised'));
}

/** MSN-OBJ-03: what a quarter is to a side: its own, the enemy's, or between them. */
const quarterFor = (side: Side, owner: Side | null): keyof typeof QUARTER_PERCENT => {
  if (owner === null) return 'adjacent';
  return owner === side ? 'own' : 'enemy';
};

/** A share of the basis, rounded down. */
const share = (percent: number, basis: number): number => Math.floor((percent * basis) / PERCENT);

/** MSN-OBJ-03: the points of a side for the quarters that it controls. */
export function quarterPoints(
  side: Side,
  held: Readonly<Record<Quarter, Side | null>>,
  owners: Brief['quarters'],
  basis: number,
): number {
  return QUARTERS.filter((one) => held[one] === side).reduce(
    (sum, one) => sum + share(QUARTER_PERCENT[quarterFor(side, owners[one])], basis),
    0,
  );
}

/** MSN-OBJ-03: who controls a quarter, by the scoring units of each side in it; null: nobody. */
export function controller(scoringUnits: Readonly<Record<Side, number>>): Side | null {
  if (scoringUnits.a === scoringUnits.b) return null;
  return scoringUnits.a > scoringUnits.b ? 'a' : 'b';
}

/** MSN-OBJ-05: what one loot counter is worth, rounded down. */
export const counterWorth = (basis: number, counters: number): number => Math.floor(basis / counters);

/** MSN-OBJ-05: the points of a side for its loot counters. @param held the holder of each counter */
export const lootPoints = (side: Side, held: readonly (Side | null)[], basis: number): number =>
  held.filter((one) => one === side).length * counterWorth(basis, held.length);

/** One of a side's own units at the end. `isInside`: entirely where the objective is. */
export interface Claimant {
  readonly unit: Unit;
  readonly state: UnitState;
  readonly isInside: boolean;
}

/**
 * MSN-OBJ-04, -06, -07: the cost of the scoring units that are entirely in the enemy deployment zone or around the centre,
 * or, for annihilation, of all that are left.
 */
export function claimedPoints(
  objective: 'lines' | 'field' | 'annihilation',
  claimants: readonly Claimant[],
  settings: Pick<Settings, 'scoring'>,
): number {
  return claimants
    .filter(({ isInside }) => objective === 'annihilation' || isInside)
    .filter(({ unit, state }) => isScoring(unit, state, settings))
    .reduce((sum, { unit }) => sum + unit.cost, 0);
}
