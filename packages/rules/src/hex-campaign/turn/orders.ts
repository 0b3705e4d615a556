import type { SeatId } from '../../kernel/index.ts';
import { ORDERS_OF } from '../data/orders.ts';
import type { MovementOrder, Piece, PieceId } from '../types.ts';
import type { Play } from './play.ts';
import { tell } from './play.ts';

/** Every ordered piece that is still its owner's, seat by seat in the order of the table, each in that of its sheet. */
export function moversInSheets(play: Play): readonly { readonly piece: Piece; readonly order: MovementOrder }[] {
  return play.before.seatOrder.flatMap((seat) =>
    (play.sheets[seat]?.orders ?? []).flatMap((order) => {
      const piece = play.pieces.get(order.piece);
      return piece?.seat === seat ? [{ piece, order }] : [];
    }),
  );
}

/** HEX-TURN-04: who brought no order for a piece is told that it guards. */
export function openSheets(play: Play): void {
  const ordered = new Set(moversInSheets(play).map(({ piece }) => piece.id));
  const missing = new Map<SeatId, PieceId[]>();
  for (const { id, seat, kind } of play.pieces.values()) {
    if (ORDERS_OF[kind].length === 0 || ordered.has(id)) continue;
    const found = missing.get(seat) ?? [];
    found.push(id);
    missing.set(seat, found);
  }
  for (const seat of play.before.seatOrder) {
    const pieces = missing.get(seat);
    if (pieces !== undefined) tell(play, { type: 'orders-missing', rule: 'HEX-TURN-04', to: [seat], seat, pieces });
  }
}
