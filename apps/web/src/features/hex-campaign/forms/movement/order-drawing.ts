import type { OrderState, SeatLetter } from '@sealed-orders/map';
import type { ClaimSymbol, OrderArrow } from '@sealed-orders/map/hex';
import type { PieceId, View } from '@sealed-orders/rules/hex-campaign';
import { knownPiece } from '../../map/known.ts';
import type { MovementForm } from './orders-context.ts';

/** The player's orders as arrows: broken while drafted, solid when complete. */
export function arrowsOf(view: View, form: MovementForm): readonly OrderArrow[] {
  return form.orders.flatMap((order): readonly OrderArrow[] => {
    const state = form.stateOf(order.piece);
    if (state === 'none') return [];
    if (order.type === 'follow') {
      const target = knownPiece(view, order.target)?.piece.hex;
      return target ? [{ piece: order.piece, path: [target], kind: 'follow', state }] : [];
    }
    if (order.type === 'webway') return [{ piece: order.piece, path: [order.to], kind: 'march', state }];
    if (!('path' in order) || order.path.length === 0) return [];
    const costs = form.foreseenOf(order.piece)?.costs ?? [];
    return [{ piece: order.piece, path: order.path, kind: 'march', state, costs }];
  });
}

/** Hexes that the orders would claim, as far as the player can know. */
export function plannedClaims(form: MovementForm, seat: SeatLetter): readonly ClaimSymbol[] {
  const hexes = form.orders.flatMap(({ piece }) =>
    (form.foreseenOf(piece)?.claims ?? []).flatMap(({ hex, code }) => (code === null ? [hex] : [])),
  );
  return [...new Set(hexes)].map((hex) => ({ hex, seat, isPlanned: true }));
}

/** The order badge of each piece that takes orders. */
export function orderStatesOf(form: MovementForm): Readonly<Record<PieceId, OrderState>> {
  return Object.fromEntries(
    form.pieces.flatMap((piece) => {
      const state = form.stateOf(piece.id);
      return state === 'none' && form.isSealed ? [] : [[piece.id, state] as const];
    }),
  );
}
