import { ORDERS_OF } from '../data/orders.ts';
import type { MovementOrder, Piece } from '../types.ts';
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
  for (const seat of play.before.seatOrder) {
    const ordered = new Set(play.sheets[seat]?.orders.map((order) => order.piece) ?? []);
    const missing = [...play.pieces.values()].filter(
      (piece) => piece.seat === seat && ORDERS_OF[piece.kind].length > 0 && !ordered.has(piece.id),
    );
    if (missing.length === 0) continue;
    const pieces = missing.map((piece) => piece.id);
    tell(play, { type: 'orders-missing', rule: 'HEX-TURN-04', to: [seat], seat, pieces });
  }
}
