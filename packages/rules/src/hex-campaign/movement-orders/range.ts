import { knownGround } from '../ground/known-ground.ts';
import { type Flood, floodReach } from '../movement/flood.ts';
import type { MovementOrderType, Piece, View } from '../types.ts';
import { knownMover } from './known-faults.ts';

/**
 * HEX-MOV-10 to -16: the least cost of every hex that a piece can reach under an order, as far as its player knows, in
 * arrays and without allocation. Null: the piece does not march.
 */
export function movementRange(
  view: View,
  piece: Piece,
  order: { readonly type: MovementOrderType; readonly high?: boolean },
  flood: Flood,
): Flood | null {
  const mover = knownMover(view, piece, order);
  return mover === null ? null : floodReach(knownGround(view), mover, flood);
}

export { floodFor } from '../movement/flood.ts';
