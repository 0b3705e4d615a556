import type { HexKey, RuleId } from '../../kernel/index.ts';
import { LATE_ORDERS } from '../data/orders.ts';
import { moversInOrder } from '../turn/initiative.ts';
import type { Play } from '../turn/play.ts';
import { at, factionOf, refuse, replacePiece, tell } from '../turn/play.ts';
import type { MovementOrder, MovementOrderType, Piece } from '../types.ts';
import { enterHexes } from './entering.ts';
import { isRoadStep } from './entry.ts';
import { directionTo, keyAt } from './grid.ts';
import type { LateOrder } from './late.ts';
import { lateMove } from './late.ts';
import { march } from './march.ts';
import { moverOf } from './mover.ts';
import { tellPassing } from './passing.ts';

/** Which rule a move that was not stopped cites. */
const RULE_OF = {
  path: 'HEX-MOV-01',
  'move-and-claim': 'HEX-MORD-08',
  reserve: 'HEX-MORD-10',
  follow: 'HEX-MORD-04',
  advance: 'HEX-MORD-05',
  guard: 'HEX-MORD-06',
  recover: 'HEX-MORD-07',
  'claim-area': 'HEX-MORD-09',
} as const satisfies Record<MovementOrderType, RuleId>;

/** HEX-MOV-09: these lose their initiative. */
const isLate = (order: MovementOrder): order is LateOrder => LATE_ORDERS.some((late) => late === order.type);

/** HEX-MOV-01: by initiative, highest first, each seat moves what has not lost initiative, in the order of its sheet. */
export function normalMoves(play: Play): void {
  for (const seat of moversInOrder(play)) {
    for (const order of play.sheets[seat]?.orders ?? []) {
      if (isLate(order)) continue;
      const piece = play.pieces.get(order.piece);
      if (piece?.seat !== seat) refuse(play, 'HEX-MOV-06', { seat, id: order.piece }, order, 'piece-gone');
      else if (play.captured.has(piece.id)) refuse(play, 'HEX-MOV-06', piece, order, 'was-captured');
      else if ('path' in order) walk(play, piece, order, order.path);
      else if (order.type === 'guard') hold(play, piece, order);
    }
  }
}

/** HEX-MOV-01, -09: then the late ones, one seat at a time, the highest initiative last. */
export function lateMoves(play: Play): void {
  for (const seat of [...moversInOrder(play)].reverse()) {
    for (const order of play.sheets[seat]?.orders ?? []) {
      if (!isLate(order)) continue;
      const piece = play.pieces.get(order.piece);
      if (piece?.seat !== seat) {
        refuse(play, 'HEX-MOV-06', { seat, id: order.piece }, order, 'piece-gone');
        continue;
      }
      const path = lateMove(play, piece, order);
      if (path === null) refuse(play, 'HEX-MORD-04', piece, order, 'target-lost');
      else if (path.length === 0) hold(play, piece, order);
      else walk(play, piece, order, path);
    }
  }
}

function hold(play: Play, piece: Piece, order: MovementOrder): void {
  const { seat, id, name, hex } = piece;
  tell(play, { type: 'held', rule: RULE_OF[order.type], to: [seat], seat, piece: id, name, order: order.type, hex });
}

/** Moves a piece along a path as far as it gets, with all that happens on the way. */
function walk(play: Play, piece: Piece, order: MovementOrder, path: readonly HexKey[]): void {
  const { ground } = play;
  const seat = ground.seats.indexOf(piece.seat);
  const mover = moverOf(piece, factionOf(play, piece.seat), { seat, start: at(play, piece.hex) }, order);
  if (mover === null) return;
  const marched = march(
    ground,
    mover,
    path.map((hex) => at(play, hex)),
  );
  const trail = marched.trail.map((index) => keyAt(ground.grid, index));
  const end = trail[trail.length - 1] ?? piece.hex;
  tell(play, {
    type: 'marched',
    rule: marched.stop?.rule ?? RULE_OF[order.type],
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
  if (trail.length === 0) return;
  tellPassing(play, piece, trail);
  replacePiece(play, { ...piece, hex: end });
  enterHexes(play, piece.id, trail);
}

function isLastByRoad(play: Play, start: number, trail: readonly number[]): boolean {
  const last = trail[trail.length - 1];
  if (last === undefined) return false;
  const before = trail[trail.length - 2] ?? start;
  return isRoadStep(play.ground, before, directionTo(play.ground.grid, before, last));
}
