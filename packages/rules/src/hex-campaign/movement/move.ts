import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { guardedBy } from '../captives/burden.ts';
import { LATE_ORDERS } from '../data/movement-orders.ts';
import { isRoadStep } from '../ground/entry.ts';
import { seatNumber } from '../ground/ground.ts';
import { moverOf } from '../ground/mover.ts';
import { directionTo, keyAt, pathIndices } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { settleMoved } from '../places/settle.ts';
import { arrive, carrySpies, pathToTarget, takeUp } from '../spies/infiltrate.ts';
import { enterHexes } from '../taking/entering.ts';
import { ordersOf } from '../turn/handed-in.ts';
import { moversInOrder } from '../turn/initiative.ts';
import { at, factionOf, refuse, replacePiece, tell } from '../turn/play.ts';
import { heldUp } from '../turn/postponed.ts';
import type { MovementOrder, MovementOrderType, Piece, PieceId } from '../types.ts';
import { isBound } from '../units/bound.ts';
import { settlingPlace } from './garrison-march.ts';
import type { LateOrder } from './late.ts';
import { lateMove } from './late.ts';
import { march } from './march.ts';
import { goToOrbit } from './orbit.ts';
import { tellPassing } from './passing.ts';
import type { MovementPlay } from './play.ts';
import { plottedWay } from './plotted-way.ts';
import { takeWebway } from './webway-march.ts';

/** The rule for a move that was not stopped. */
const RULE_OF = {
  path: 'HEX-MOV-01',
  'move-and-claim': 'HEX-MORD-08',
  reserve: 'HEX-MORD-10',
  follow: 'HEX-MORD-04',
  advance: 'HEX-MORD-05',
  guard: 'HEX-MORD-06',
  recover: 'HEX-MORD-07',
  'claim-area': 'HEX-MORD-09',
  'to-orbit': 'HEX-RACE-SM-02',
  webway: 'HEX-RACE-EL-05',
} as const satisfies Record<MovementOrderType, RuleId>;

/** HEX-MOV-09: these lose their initiative. */
const isLate = (order: MovementOrder): order is LateOrder => LATE_ORDERS.some((late) => late === order.type);

/** HEX-MOV-01: by initiative, highest first, each seat moves its pieces with initiative, in the order of its sheet. */
export function normalMoves(play: MovementPlay): void {
  const bound = [...play.pieces.values()].filter(isBound).map(({ id }) => id);
  for (const seat of moversInOrder(play)) {
    for (const order of ordersOf(play, seat)) {
      if (isLate(order)) continue;
      const piece = play.pieces.get(order.piece);
      if (piece?.seat !== seat) refuseGone(play, seat, order);
      else if (play.captured.has(piece.id)) refuse(play, 'HEX-MOV-06', piece, order, 'was-captured');
      else if (piece.kind === 'spy' && order.type === 'path' && order.path.length === 0) takeUp(play, piece, order);
      else if (order.type === 'to-orbit') goToOrbit(play, piece, order);
      else if (order.type === 'webway') takeWebway(play, piece, order);
      else if ('path' in order) walk(play, piece, order, pathToTarget(play, order, order.path));
      else if (order.type === 'guard' && !isBound(piece)) hold(play, piece, order);
    }
    marchGarrisons(play, seat, bound);
  }
}

/** HEX-GAR-10: garrison-detachments whose path the owner left to the engine, after the owner's other pieces. */
function marchGarrisons(play: MovementPlay, seat: SeatId, bound: readonly PieceId[]): void {
  for (const id of bound) {
    const piece = play.pieces.get(id);
    if (piece?.seat !== seat || !isBound(piece) || play.moved.has(id) || heldUp(play.battles).has(id)) continue;
    const path = plottedWay(play, piece);
    if (path.length === 0) hold(play, piece, { type: 'guard', piece: piece.id });
    else walk(play, piece, { type: 'path', piece: piece.id, path }, path);
  }
}

/** HEX-MOV-01, -09: then the late ones, one seat at a time, the highest initiative last. */
export function lateMoves(play: MovementPlay): void {
  for (const seat of [...moversInOrder(play)].reverse()) {
    for (const order of ordersOf(play, seat)) {
      if (!isLate(order)) continue;
      const piece = play.pieces.get(order.piece);
      if (piece?.seat !== seat) {
        refuseGone(play, seat, order);
        continue;
      }
      const path = lateMove(play, piece, order);
      if (path === null) refuse(play, 'HEX-MORD-04', piece, order, 'target-lost');
      else if (path.length === 0) hold(play, piece, order);
      else walk(play, piece, order, path);
    }
  }
}

/** HEX-MOV-06, -07: a convoy captured, or a diplomat killed, before its turn came. */
function refuseGone(play: MovementPlay, seat: SeatId, order: MovementOrder): void {
  const isDiplomat = lookup(play.before.pieces, order.piece)?.kind === 'diplomat';
  refuse(play, isDiplomat ? 'HEX-MOV-07' : 'HEX-MOV-06', { seat, id: order.piece }, order, 'piece-gone');
}

function hold(play: MovementPlay, piece: Piece, order: MovementOrder): void {
  const { seat, id, name, hex } = piece;
  tell(play, { type: 'held', rule: RULE_OF[order.type], to: [seat], seat, piece: id, name, order: order.type, hex });
}

/** Moves a piece along a path as far as it gets, with everything that happens on the way. */
function walk(play: MovementPlay, piece: Piece, order: MovementOrder, path: readonly HexKey[]): void {
  const { ground } = play;
  const seat = seatNumber(ground.seats, piece.seat);
  const settlesAt = settlingPlace(ground, piece, play.strongholds, factionOf(play, piece.seat));
  const place = { seat, start: at(play, piece.hex), settlesAt };
  const guarded = guardedBy(play.captives.values(), piece.id);
  if (guarded.length > 0 && 'high' in order && order.high === true) {
    refuse(play, 'HEX-CAPT-04', piece, order, 'high-with-captives');
    return;
  }
  const mover = moverOf(piece, factionOf(play, piece.seat), place, order, guarded);
  if (mover === null) return;
  const marched = march(ground, mover, pathIndices(ground.grid, mover.start, path));
  const trail = marched.trail.map((index) => keyAt(ground.grid, index));
  const end = trail[trail.length - 1] ?? piece.hex;
  tell(play, {
    type: 'marched',
    rule: marched.stop?.rule ?? (isBound(piece) ? 'HEX-GAR-10' : RULE_OF[order.type]),
    to: [piece.seat],
    seat: piece.seat,
    piece: piece.id,
    name: piece.name,
    order: order.type,
    from: piece.hex,
    trail,
    planned: path,
    spent: marched.spent,
    allowance: mover.allowance,
    stop: marched.stop,
  });
  play.moved.set(piece.id, { order, trail, byRoad: isLastByRoad(play, mover.start, marched.trail) });
  // HEX-BORD-15: detachments that move in reserve may only guard.
  const guards = piece.kind === 'detachment' && order.type === 'reserve' ? { guardsIn: play.turn } : {};
  replacePiece(play, { ...piece, ...guards, hex: end });
  if (trail.length === 0) return;
  tellPassing(play, piece, trail);
  enterHexes(play, piece.id, trail);
  if (piece.kind === 'spy') arrive(play, piece.id, order);
  else carrySpies(play, piece.id);
  settleMoved(play, piece.id); // HEX-GAR-01
}

function isLastByRoad(play: MovementPlay, start: HexIndex, trail: readonly HexIndex[]): boolean {
  const last = trail[trail.length - 1];
  if (last === undefined) return false;
  const before = trail[trail.length - 2] ?? start;
  return isRoadStep(play.ground, before, directionTo(play.ground.grid, before, last));
}
