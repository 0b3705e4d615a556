import { lookup } from '../../kernel/index.ts';
import type { MovementOrder, PieceId, View } from '../types.ts';
import { foreseen } from './foreseen.ts';

/**
 * HEX-MOV-01, -02: what the viewer knows when it is a piece's turn to move: the own detachments that stand before it on
 * the sheet have moved, so that it may end where one of them was. The view itself if none has.
 */
export function viewsInTurn(view: View, orders: readonly MovementOrder[]): (piece: PieceId) => View {
  const after = [view];
  return (piece) => {
    const at = orders.findIndex((order) => order.piece === piece);
    const before = at < 0 ? orders : orders.slice(0, at);
    for (const order of before.slice(after.length - 1)) after.push(moved(after.at(-1) ?? view, order));
    return after[before.length] ?? view;
  };
}

function moved(view: View, order: MovementOrder): View {
  const piece = lookup(view.pieces, order.piece);
  const end = piece?.kind === 'detachment' && 'path' in order ? foreseen(view, order)?.end : undefined;
  if (piece === undefined || end === undefined || end === piece.hex) return view;
  return { ...view, pieces: { ...view.pieces, [piece.id]: { ...piece, hex: end } } };
}
