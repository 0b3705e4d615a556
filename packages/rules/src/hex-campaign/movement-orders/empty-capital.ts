import type { HexKey } from '../../space/hex.ts';
import type { MovementOrder, Piece, PieceId, View } from '../types.ts';

/**
 * HEX-CLAIM-15: the viewer's detachments whose orders together leave the Capital to whoever enters it; none if somebody
 * stays or comes, or nobody is there now.
 */
export function leavingCapitalEmpty(view: View, orders: readonly MovementOrder[]): readonly PieceId[] {
  const capital = view.own?.capital ?? null;
  if (capital === null) return [];
  const own = Object.values(view.pieces).filter(({ seat }) => seat === view.own?.id);
  const troops = own.filter(({ kind }) => kind === 'detachment' || kind === 'garrison');
  const leaving: PieceId[] = [];
  for (const piece of troops) {
    const order = orders.find((one) => one.piece === piece.id);
    if ((order === undefined ? piece.hex : meant(piece, order)) === capital) return [];
    if (piece.hex === capital) leaving.push(piece.id);
  }
  return leaving;
}

/** Where an order means its piece to be; null: nobody knows, as it follows, advances or goes to orbit. */
function meant({ hex }: Piece, order: MovementOrder): HexKey | null {
  switch (order.type) {
    case 'guard':
    case 'recover':
    case 'claim-area':
      return hex;
    case 'path':
    case 'move-and-claim':
    case 'reserve':
      return order.path.at(-1) ?? hex;
    case 'webway':
      return order.to;
    case 'advance':
    case 'follow':
    case 'to-orbit':
      return null;
  }
}
