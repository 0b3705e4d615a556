import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { ORDERS_OF } from '../data/movement-orders.ts';
import type { MovementOrder, Piece, PieceId } from '../types.ts';
import { isBound } from '../units/bound.ts';
import type { Reads } from './fields.ts';
import { handedIn, ordersOf } from './handed-in.ts';
import type { Telling } from './play.ts';
import { refuse, seatsIn, tell } from './play.ts';
import { heldUp } from './postponed.ts';

/** Pieces with orders that kept their owners, seat by seat in table order, each seat's in sheet order. */
export function moversInSheets(
  play: Reads<'battles' | 'before' | 'pieces' | 'sheets'>,
): readonly { readonly piece: Piece; readonly order: MovementOrder }[] {
  const found: { readonly piece: Piece; readonly order: MovementOrder }[] = [];
  for (const seat of play.before.seatOrder) {
    for (const order of ordersOf(play, seat)) {
      const piece = play.pieces.get(order.piece);
      if (piece?.seat === seat) found.push({ piece, order });
    }
  }
  return found;
}

/**
 * HEX-TURN-04: a player without a sheet reads which pieces guard. A player who sealed a sheet left pieces out
 * on purpose and reads nothing.
 */
export function openSheets(play: Telling & Reads<'battles' | 'before' | 'pieces' | 'sheets'>): void {
  const missing = new Map<SeatId, PieceId[]>();
  for (const piece of play.pieces.values()) {
    const { id, seat, kind } = piece;
    // HEX-GAR-10: a garrison-detachment needs no order to march.
    if (isHandedIn(play, seat) || ORDERS_OF[kind].length === 0 || isBound(piece)) continue;
    const found = missing.get(seat) ?? [];
    found.push(id);
    missing.set(seat, found);
  }
  for (const seat of play.before.seatOrder) {
    const pieces = missing.get(seat);
    if (pieces !== undefined) tell(play, { type: 'orders-missing', rule: 'HEX-TURN-04', to: [seat], seat, pieces });
  }
  refuseHeldUp(play);
}

/** HEX-QB-11: armies with a postponed battle guard, whatever their orders. */
function refuseHeldUp(play: Telling & Reads<'battles' | 'before' | 'sheets'>): void {
  const held = heldUp(play.battles);
  if (held.size === 0) return;
  for (const seat of play.before.seatOrder) {
    for (const order of handedIn(play, seat)) {
      if (order.type === 'guard' || !held.has(order.piece)) continue;
      refuse(play, 'HEX-QB-11', { seat, id: order.piece }, order, 'held-in-battle');
    }
  }
}

/** HEX-TURN-04: seats that owed a sheet and handed in none get an event saying so. */
export function tellMissing(play: Telling & Reads<'before' | 'seats' | 'sheets'>): void {
  if (play.before.phase !== play.phase) return;
  for (const seat of seatsIn(play)) {
    if (isHandedIn(play, seat)) continue;
    tell(play, { type: 'orders-missing', rule: 'HEX-TURN-04', to: [seat], seat, pieces: [] });
  }
}

/** Whether a sheet of the seat counts, even an empty one. */
const isHandedIn = ({ sheets }: Reads<'sheets'>, seat: SeatId): boolean => (lookup(sheets, seat) ?? null) !== null;
