import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { Detachment, MovementOrder, Piece } from '../types.ts';
import type { Reads } from './fields.ts';
import { heldUp } from './postponed.ts';

/** The movement orders that a seat handed in; none if it handed in none. */
export function handedIn(play: Reads<'sheets'>, seat: SeatId): readonly MovementOrder[] {
  const sheet = lookup(play.sheets, seat) ?? null;
  return sheet?.phase === 'movement-orders' ? sheet.orders : [];
}

/** The effective movement orders of a seat: armies with a postponed battle guard (HEX-QB-11). */
export function ordersOf(play: Reads<'battles' | 'sheets'>, seat: SeatId): readonly MovementOrder[] {
  const orders = handedIn(play, seat);
  if (play.battles.length === 0) return orders;
  const held = heldUp(play.battles);
  return orders.map((order) => (held.has(order.piece) ? { type: 'guard', piece: order.piece } : order));
}

/** HEX-MORD-14: the ordered treatment of places that the detachment takes; null for the minimum. */
export function instruction(
  play: Reads<'battleMoves' | 'battles' | 'sheets'>,
  piece: Detachment,
): Detachment['treatment'] {
  return play.battleMoves[piece.id]?.treatment ?? orderOf(play, piece)?.treatment ?? piece.treatment;
}

/** The order that the owner of a piece gave it this turn. */
function orderOf(play: Reads<'battles' | 'sheets'>, piece: Piece): MovementOrder | undefined {
  return ordersOf(play, piece.seat).find((order) => order.piece === piece.id);
}
