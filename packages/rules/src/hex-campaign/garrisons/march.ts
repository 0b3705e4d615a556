import type { HexKey } from '../../kernel/index.ts';
import { rosterPoints } from '../armies/worth.ts';
import { guardedBy } from '../captives/burden.ts';
import { mayEndAt } from '../movement/blocked.ts';
import { indexOf, keyAt, steps } from '../movement/grid.ts';
import type { Ground } from '../movement/ground.ts';
import { NOBODY, seatNumber } from '../movement/ground.ts';
import { groundKnownNow } from '../movement/late.ts';
import { type Mover, moverOf } from '../movement/mover.ts';
import { isReached, routeTowards, spread } from '../movement/route.ts';
import { garrisonLimit } from '../strongholds/limits.ts';
import type { Play } from '../turn/play.ts';
import { at, factionOf } from '../turn/play.ts';
import type { Detachment, Faction, Piece, State } from '../types.ts';

/** A garrison-detachment on its way. */
export type Bound = Detachment & { readonly target: HexKey };

/** HEX-GAR-10: a garrison-detachment with a target goes there by itself. */
export const isBound = (piece: Piece): piece is Bound =>
  piece.kind === 'detachment' && piece.garrisonDetachment && piece.target !== null;

/**
 * HEX-GAR-03, -05, -10: by index, where a piece may end although a detachment stands there: it settles at once. -1:
 * nowhere.
 */
export function settlingPlace(
  ground: Ground,
  piece: Piece,
  strongholds: State['strongholds'],
  faction: Faction,
): number {
  if (!isBound(piece)) return NOBODY;
  const target = indexOf(ground.grid, piece.target);
  const stronghold = strongholds[piece.target];
  if (stronghold?.owner !== piece.seat || (ground.garrisons[target] ?? NOBODY) >= 0) return NOBODY;
  return rosterPoints(piece.units) <= garrisonLimit(stronghold.level, faction) ? target : NOBODY;
}

/** How much is left of the way to a target from a hex; where nothing leads there, how far it is, after all that do. */
function wayLeft(ground: Ground, mover: Mover, target: number): (hex: number) => number {
  const left = spread(ground, mover, target, 'to');
  const none = 0x10000;
  return (hex) => (isReached(left, hex) ? (left.cost[hex] ?? none) : none + steps(ground.grid, hex, target));
}

/** HEX-GAR-10: this turn's part of a cheapest way to the target, by index, without the start. */
const quickestWay = (ground: Ground, mover: Mover): readonly number[] =>
  routeTowards(ground, mover, mover.settlesAt, (hex) => mayEndAt(ground, mover, hex));

/** HEX-GAR-10: whether a turn that ends in a hex brings the mover as near to its target as any. */
export function isFastest(ground: Ground, mover: Mover): (end: number) => boolean {
  if (mover.settlesAt < 0) return () => false;
  const left = wayLeft(ground, mover, mover.settlesAt);
  const best = left(quickestWay(ground, mover).at(-1) ?? mover.start);
  return (end) => left(end) <= best;
}

/** HEX-GAR-10: the way that the engine plots for a garrison-detachment, on what its seat knows. */
export function plottedWay(play: Play, piece: Bound): readonly HexKey[] {
  const { seat } = piece;
  const ground = groundKnownNow(play, seat);
  const settlesAt = settlingPlace(ground, piece, play.strongholds, factionOf(play, seat));
  const place = { seat: seatNumber(ground.seats, seat), start: at(play, piece.hex), settlesAt };
  const mover = moverOf(
    piece,
    factionOf(play, seat),
    place,
    { type: 'path' },
    guardedBy(play.captives.values(), piece.id),
  );
  if (mover === null || settlesAt < 0) return [];
  return quickestWay(ground, mover).map((index) => keyAt(ground.grid, index));
}
