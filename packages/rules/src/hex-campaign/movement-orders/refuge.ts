import type { Ground } from '../ground/ground.ts';
import { areFriends } from '../ground/ground.ts';
import type { Mover } from '../ground/mover.ts';
import type { HexIndex } from '../map/numbers.ts';
import { FIRST_HEX, NOBODY, OFF_MAP } from '../map/numbers.ts';
import type { Spread } from '../movement/route.ts';
import { isReached, spread } from '../movement/route.ts';

/** Where a weak detachment may go: costs from every hex to the Capital, and to the nearest Stronghold. */
export interface Refuge {
  readonly costs: readonly Spread[];
  readonly start: HexIndex;
  /** In an own or allied Stronghold, or without anywhere to go. */
  readonly mayStay: boolean;
}

/**
 * HEX-MORD-12: the paths of a weak detachment: to its Capital, and to the nearest own or allied Stronghold without a
 * detachment, by path cost.
 * @param capital index of the Capital, -1 for none
 */
export function refugeOf(ground: Ground, mover: Mover, capital: HexIndex): Refuge {
  const costs: Spread[] = [];
  if (capital >= 0 && capital !== mover.start) costs.push(spread(ground, mover, capital, 'to'));
  const nearest = nearestStronghold(ground, mover);
  if (nearest !== null) costs.push(nearest);
  const ways = costs.filter((way) => isReached(way, mover.start));
  const isAtHome = capital === mover.start || areFriends(ground, mover.seat, ground.strongholds[mover.start] ?? NOBODY);
  return { costs: ways, start: mover.start, mayStay: isAtHome || ways.length === 0 };
}

function nearestStronghold(ground: Ground, mover: Mover): Spread | null {
  const out = spread(ground, mover, mover.start, 'from');
  let best = OFF_MAP;
  for (let hex = FIRST_HEX; hex < ground.grid.count; hex++) {
    const isFree = hex !== mover.start && (ground.detachments[hex] ?? NOBODY) < 0;
    if (!isFree || !isReached(out, hex) || !areFriends(ground, mover.seat, ground.strongholds[hex] ?? NOBODY)) continue;
    if (best < 0 || (out.cost[hex] ?? 0) < (out.cost[best] ?? 0)) best = hex;
  }
  return best < 0 ? null : spread(ground, mover, best, 'to');
}

/** HEX-MORD-12: whether ending here shortens one of the paths. */
export const isNearerRefuge = (refuge: Refuge, end: HexIndex): boolean =>
  refuge.costs.some((way) => isReached(way, end) && (way.cost[end] ?? 0) < (way.cost[refuge.start] ?? 0));
