import type { SeatId } from '../../kernel/index.ts';
import { heldUp } from '../battles/postponed.ts';
import { ORDERS_OF } from '../data/orders.ts';
import { isBound } from '../garrisons/march.ts';
import type { MovementOrder, Piece, PieceId } from '../types.ts';
import { handedIn, ordersOf } from './handed-in.ts';
import type { Play } from './play.ts';
import { refuse, seatsIn, tell } from './play.ts';

/** Every ordered piece that is still its owner's, seat by seat in the order of the table, each in that of its sheet. */
export function moversInSheets(play: Play): readonly { readonly piece: Piece; readonly order: MovementOrder }[] {
  const found: { readonly piece: Piece; readonly order: MovementOrder }[] = [];
  for (const seat of play.before.seatOrder) {
    for (const order of ordersOf(play, seat)) {
      const piece = play.pieces.get(order.piece);
      if (piece?.seat === seat) found.push({ piece, order });
    }
  }
  return found;
}

/** HEX-TURN-04: who brought no order for a piece is told that it guards. */
export function openSheets(play: Play): void {
  const ordered = new Set(moversInSheets(play).map(({ piece }) => piece.id));
  const missing = new Map<SeatId, PieceId[]>();
  for (const piece of play.pieces.values()) {
    const { id, seat, kind } = piece;
    // HEX-GAR-10: a garrison-detachment needs no order to go its way.
    if (ORDERS_OF[kind].length === 0 || ordered.has(id) || isBound(piece)) continue;
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

/** HEX-QB-11: armies whose battle was put off guard, whatever they were told. */
function refuseHeldUp(play: Play): void {
  const held = heldUp(play.battles);
  if (held.size === 0) return;
  for (const seat of play.before.seatOrder) {
    for (const order of handedIn(play, seat)) {
      if (order.type === 'guard' || !held.has(order.piece)) continue;
      refuse(play, 'HEX-QB-11', { seat, id: order.piece }, order, 'held-in-battle');
    }
  }
}

/** HEX-TURN-04: who handed in no sheet where sheets were asked for is told that none counted. */
export function tellMissing(play: Play): void {
  if (play.before.phase !== play.phase) return;
  for (const seat of seatsIn(play)) {
    if ((play.sheets[seat] ?? null) !== null) continue;
    tell(play, { type: 'orders-missing', rule: 'HEX-TURN-04', to: [seat], seat, pieces: [] });
  }
}
