import { WEAK_BELOW } from '../data/allowances.ts';
import type { Detachment, Unit } from '../types.ts';
import type { Ground } from './ground.ts';
import { areFriends } from './ground.ts';
import type { Mover } from './mover.ts';
import { rosterSize } from './mover.ts';
import type { Spread } from './route.ts';
import { isReached, spread } from './route.ts';

const pointsOf = (units: readonly Unit[], models: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + Math.floor((unit.points * models(unit)) / Math.max(1, rosterSize(unit))), 0);

/** Points of the models that are ready for combat, rounded down unit by unit. */
export const readyPoints = (units: readonly Unit[]): number => pointsOf(units, (unit) => unit.models.ready);

/** HEX-MORD-12: less than 500 points ready. Garrison-detachments are exempt. */
export const isWeak = (piece: Detachment): boolean =>
  !piece.garrisonDetachment && readyPoints(piece.units) < WEAK_BELOW;

/** HEX-MORD-12: whether recoveries could lift it to more than 500 points. */
export const couldRecover = (piece: Detachment): boolean =>
  pointsOf(piece.units, (unit) => unit.models.ready + unit.models.wounded + unit.models.damaged) > WEAK_BELOW;

/** Where a weak detachment may go: costs from every hex to the Capital, and to the nearest Stronghold. */
export interface Refuge {
  readonly costs: readonly Spread[];
  readonly start: number;
  /** In an own or allied Stronghold, or with nowhere to go. */
  readonly mayStay: boolean;
}

/**
 * HEX-MORD-12: the ways of a weak detachment: to its Capital, and to the nearest own or allied Stronghold without a
 * detachment, by path cost.
 * @param capital index of the Capital, -1 for none
 */
export function refugeOf(ground: Ground, mover: Mover, capital: number): Refuge {
  const costs: Spread[] = [];
  if (capital >= 0 && capital !== mover.start) costs.push(spread(ground, mover, capital, 'to'));
  const nearest = nearestStronghold(ground, mover);
  if (nearest !== null) costs.push(nearest);
  const ways = costs.filter((way) => isReached(way, mover.start));
  const isAtHome = capital === mover.start || areFriends(ground, mover.seat, ground.strongholds[mover.start] ?? -1);
  return { costs: ways, start: mover.start, mayStay: isAtHome || ways.length === 0 };
}

function nearestStronghold(ground: Ground, mover: Mover): Spread | null {
  const out = spread(ground, mover, mover.start, 'from');
  let best = -1;
  for (let hex = 0; hex < ground.grid.count; hex++) {
    const isFree = hex !== mover.start && (ground.detachments[hex] ?? -1) < 0;
    if (!isFree || !isReached(out, hex) || !areFriends(ground, mover.seat, ground.strongholds[hex] ?? -1)) continue;
    if (best < 0 || (out.cost[hex] ?? 0) < (out.cost[best] ?? 0)) best = hex;
  }
  return best < 0 ? null : spread(ground, mover, best, 'to');
}

/** HEX-MORD-12: whether ending here lowers what is left of one of the ways. */
export const isNearerRefuge = (refuge: Refuge, end: number): boolean =>
  refuge.costs.some((way) => isReached(way, end) && (way.cost[end] ?? 0) < (way.cost[refuge.start] ?? 0));
