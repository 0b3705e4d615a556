import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { guardedBy } from '../captives/burden.ts';
import type { Ground } from '../ground/ground.ts';
import { areEnemies, seatNumber, setDown } from '../ground/ground.ts';
import type { Mover } from '../ground/mover.ts';
import { moverOf } from '../ground/mover.ts';
import { detachmentAt } from '../ground/zoc.ts';
import { gridOf, indexOf, keyAt, steps } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NOBODY, noSeats } from '../map/numbers.ts';
import { pieceSight } from '../roll/piece-sight.ts';
import { isSeen, outlookOf } from '../sight/now.ts';
import { seenBy } from '../sight/seen.ts';
import { sightOf } from '../sight/sight.ts';
import { at, factionOf } from '../turn/play.ts';
import type { Detachment, MovementOrder, Piece, PieceId, State } from '../types.ts';
import { groundKnownBy } from '../view/known-by.ts';
import type { MovementPlay } from './play.ts';
import { routeTowards } from './route.ts';

export type LateOrder = Extract<MovementOrder, { type: 'follow' | 'advance' }>;

/** HEX-MORD-04, -05: the path of a late mover, planned on what its seat knows; empty to stay, null without a target. */
export function lateMove(play: MovementPlay, piece: Piece, order: LateOrder): readonly HexKey[] | null {
  const target = order.type === 'follow' ? followed(play, piece, order.target) : approached(play, piece);
  if (target === null) return order.type === 'follow' ? null : [];
  const seat = seatNumber(play.ground.seats, piece.seat);
  const place = { seat, start: at(play, piece.hex) };
  const guarded = guardedBy(play.captives.values(), piece.id);
  const mover = moverOf(piece, factionOf(play, piece.seat), place, order, guarded);
  if (mover === null) return [];
  const ground = groundKnownNow(play, piece.seat);
  const way = routeTowards(ground, mover, at(play, target), (hex) => mayPlanToEnd(ground, mover, hex));
  return way.map((index) => keyAt(ground.grid, index));
}

/** A detachment plans to end beside others, all other pieces may share a hex. */
const mayPlanToEnd = (ground: Ground, mover: Mover, hex: HexIndex): boolean =>
  mover.kind !== 'detachment' || hex === mover.start || detachmentAt(ground, hex, mover) === NOBODY;

/**
 * HEX-MORD-04: the target's place, if it is own or in sight now; else where it was last in sight: at the start of
 * the phase, or as the ghost says.
 */
function followed(play: MovementPlay, piece: Piece, target: PieceId): HexKey | null {
  const now = play.pieces.get(target);
  if (now !== undefined && (now.seat === piece.seat || isSeen(play, outlookOf(play, piece.seat), now))) return now.hex;
  return lastSeen(play.before, piece.seat, target);
}

/** HEX-SIGHT-11: where a seat saw a piece when the phase began, or where its ghost is. */
function lastSeen(state: State, seat: SeatId, target: PieceId): HexKey | null {
  const seen = seenBy(state, seat).get(target);
  if (seen !== undefined) return seen.hex;
  const ghost = lookup(lookup(state.memory, seat)?.ghosts ?? {}, target);
  const isLaid = ghost !== undefined && sightOf(state).get(seat)?.[indexOf(gridOf(state.chart), ghost.piece.hex)] === 1;
  return ghost === undefined || isLaid ? null : ghost.piece.hex;
}

/** HEX-MORD-05: the nearest enemy detachment within the piece's own sight, unless one is in contact already. */
function approached(play: MovementPlay, piece: Piece): HexKey | null {
  const { ground } = play;
  const seat = seatNumber(ground.seats, piece.seat);
  const from = at(play, piece.hex);
  const away = (other: Piece) => steps(ground.grid, from, at(play, other.hex));
  const isEnemy = (other: Piece): other is Detachment =>
    other.kind === 'detachment' && areEnemies(ground, seat, seatNumber(ground.seats, other.seat));
  const sight = pieceSight(piece);
  const inSight = [...play.pieces.values()].filter((other) => isEnemy(other) && away(other) <= sight);
  const least = Math.min(...inSight.map(away));
  const nearest = inSight.filter((other) => away(other) === least).sort((a, b) => (a.id < b.id ? -1 : 1));
  if (nearest.length === 0 || least <= 1) return null;
  const drawn = nearest.length === 1 ? 1 : play.dice.die('HEX-MORD-05', piece.id, nearest.length);
  return nearest[drawn - 1]?.hex ?? null;
}

/** The ground as a seat knows it when its late moves begin: the map as at the start, pieces as in sight now. */
export function groundKnownNow(play: MovementPlay, seat: SeatId): Ground {
  const known = groundKnownBy(play.before, seat);
  const { count } = known.grid;
  const ground: Ground = {
    ...known,
    detachments: noSeats(count),
    garrisons: noSeats(count),
    convoys: new Set(),
  };
  const outlook = outlookOf(play, seat);
  for (const piece of play.pieces.values()) if (piece.seat === seat) setDown(ground, piece);
  for (const piece of play.pieces.values()) if (isSeen(play, outlook, piece)) setDown(ground, piece);
  return ground;
}
