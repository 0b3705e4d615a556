import { mayEndAt } from '../ground/blocked.ts';
import type { Ground } from '../ground/ground.ts';
import type { Mover } from '../ground/mover.ts';
import { indexOf, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NOBODY, OFF_MAP } from '../map/numbers.ts';
import { garrisonLimit } from '../places/limits.ts';
import type { Faction, Piece, State } from '../types.ts';
import { isBound } from '../units/bound.ts';
import { rosterPoints } from '../units/worth.ts';
import { isReached, routeTowards, spread } from './route.ts';

/**
 * HEX-GAR-03, -05, -10: by index, where a piece may end its move beside a detachment, because it settles there.
 * {@link OFF_MAP}: nowhere.
 */
export function settlingPlace(
  ground: Ground,
  piece: Piece,
  strongholds: State['strongholds'],
  faction: Faction,
): HexIndex {
  if (!isBound(piece)) return OFF_MAP;
  const target = indexOf(ground.grid, piece.target);
  const stronghold = strongholds[piece.target];
  if (stronghold?.owner !== piece.seat || (ground.garrisons[target] ?? NOBODY) >= 0) return OFF_MAP;
  return rosterPoints(piece.units) <= garrisonLimit(stronghold.level, faction) ? target : OFF_MAP;
}

/** The remaining cost from a hex to a target; without a path the distance, after all hexes with one. */
function wayLeft(ground: Ground, mover: Mover, target: HexIndex): (hex: HexIndex) => number {
  const left = spread(ground, mover, target, 'to');
  const none = 0x10000;
  return (hex) => (isReached(left, hex) ? (left.cost[hex] ?? none) : none + steps(ground.grid, hex, target));
}

/** HEX-GAR-10: this turn's part of a cheapest path to the target, by index, without the start. */
export const quickestWay = (ground: Ground, mover: Mover): readonly HexIndex[] =>
  routeTowards(ground, mover, mover.settlesAt, (hex) => mayEndAt(ground, mover, hex));

/** HEX-GAR-10: whether ending the turn in a hex brings the mover as near to its target as possible. */
export function isFastest(ground: Ground, mover: Mover): (end: HexIndex) => boolean {
  if (mover.settlesAt < 0) return () => false;
  const left = wayLeft(ground, mover, mover.settlesAt);
  const best = left(quickestWay(ground, mover).at(-1) ?? mover.start);
  return (end) => left(end) <= best;
}
