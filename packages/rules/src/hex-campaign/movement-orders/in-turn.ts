import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { knownOrbitFault } from '../movement/orbit-faults.ts';
import type { MovementOrder, PieceId, View } from '../types.ts';
import { foreseen } from './foreseen.ts';

/**
 * HEX-MOV-01, -02: what the viewer knows when it is a piece's turn to move: the own detachments that stand before it on
 * the sheet have moved, taken a webway or gone to orbit, so that it may end where one of them was. The view itself if
 * none has.
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
  if (piece?.kind !== 'detachment') return view;
  if (order.type === 'to-orbit') return knownOrbitFault(view, piece) === null ? without(view, piece.id) : view;
  const end = endOf(view, order);
  if (end === null || end === piece.hex) return view;
  return { ...view, pieces: { ...view.pieces, [piece.id]: { ...piece, hex: end } } };
}

/** HEX-RACE-SM-02: the map once a piece has left it for orbit. */
const without = (view: View, id: PieceId): View => ({
  ...view,
  pieces: Object.fromEntries(Object.entries(view.pieces).filter(([, piece]) => piece.id !== id)),
});

/** HEX-MOV-09, HEX-RACE-EL-05: where an order takes its piece in its turn; null: nowhere, or late. */
function endOf(view: View, order: MovementOrder): HexKey | null {
  if (order.type !== 'webway' && !('path' in order)) return null;
  const ahead = foreseen(view, order);
  return ahead === null || (order.type === 'webway' && ahead.stop !== null) ? null : ahead.end;
}
