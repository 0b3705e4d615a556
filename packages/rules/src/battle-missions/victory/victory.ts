import type { Score, Settings, Unit, UnitState } from '../types.ts';

type Terms = Pick<Settings, 'halfPoints' | 'halfThreshold' | 'neverArrived'>;

/** MSN-VP-04: whether so many are left that half of the points are scored. */
const isHalved = (left: number, start: number, { halfThreshold }: Terms): boolean =>
  halfThreshold === 'belowHalf' ? 2 * left < start : 2 * left <= start;

/** MSN-VP-04, MSN-OBJ-02: what counts: models, or the wounds of a single model. */
export const strengthLeft = ({ models }: Unit, state: UnitState): number => (models > 1 ? state.models : state.wounds);
export const strengthAtStart = ({ models, wounds }: Unit): number => (models > 1 ? models : wounds);

/** MSN-VP-03, -04, MSN-RES-09: what a unit scores for the enemy, once, for its worst state. */
export function scoreFor(unit: Unit, state: UnitState, terms: Terms): Score {
  switch (state.fate) {
    case 'gone':
    case 'fled':
    case 'falling-back':
      return 'full';
    case 'never-arrived':
      return terms.neverArrived === 'destroyed' ? 'full' : 'none';
    case 'table':
    case 'retreated':
      return damageScore(unit, state, terms);
  }
}

/** MSN-VP-04: what a unit that was not destroyed scores. */
function damageScore(unit: Unit, state: UnitState, terms: Terms): Score {
  if (unit.kind === 'vehicle' && state.damage.length > 0) return 'half';
  if (unit.kind === 'vehicle' && unit.models === 1) return 'none';
  return isHalved(strengthLeft(unit, state), strengthAtStart(unit), terms) ? 'half' : 'none';
}

/** MSN-VP-04: half of an odd cost, rounded as the terms say. */
const halfOf = (cost: number, { halfPoints }: Terms): number =>
  halfPoints === 'up' ? Math.ceil(cost / 2) : Math.floor(cost / 2);

/** MSN-VP-03, -04: the victory points that a unit gives the enemy. */
export function pointsFor(unit: Unit, state: UnitState, terms: Terms): number {
  const score = scoreFor(unit, state, terms);
  if (score === 'none') return 0;
  return score === 'full' ? unit.cost : halfOf(unit.cost, terms);
}

/**
 * MSN-VP-06: the cost of each element of a selection that has one price: divided by models, and what does not divide goes
 * to the first ones.
 * @param models of each element
 */
export function dividedCost(cost: number, models: readonly number[]): readonly number[] {
  const all = models.reduce((sum, one) => sum + one, 0);
  const shares = models.map((one) => Math.floor((cost * one) / all));
  const rest = cost - shares.reduce((sum, one) => sum + one, 0);
  return shares.map((share, i) => (i < rest ? share + 1 : share));
}

/** The victory points of a side, by where they come from. MSN-VP-08. */
export interface SideTotal {
  readonly units: number;
  readonly objective: number;
  readonly bonus: number;
  readonly total: number;
}

/** MSN-VP-05, -08: units, objective and bonuses together. */
export const totalOf = (units: number, objective: number, bonus: number): SideTotal => ({
  units,
  objective,
  bonus,
  total: units + objective + bonus,
});
