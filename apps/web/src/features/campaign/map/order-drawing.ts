import type { ClaimMark, OrderArrow, SeatLetter } from '@sealed-orders/map';
import { type Event, foreseen, type PieceId, type View } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, within } from '@sealed-orders/rules/kernel';
import type { OrdersDesk } from '../orders/orders-context.ts';
import { knownPiece } from './known.ts';

/** The player's orders as arrows: broken while drafted, solid when complete. */
export function arrowsOf(view: View, desk: OrdersDesk): readonly OrderArrow[] {
  return desk.orders.flatMap((order): readonly OrderArrow[] => {
    const state = desk.stateOf(order.piece);
    if (state === 'none') return [];
    if (order.type === 'follow') {
      const target = knownPiece(view, order.target)?.piece.hex;
      return target ? [{ piece: order.piece, path: [target], kind: 'follow', state }] : [];
    }
    if (!('path' in order) || order.path.length === 0) return [];
    return [{ piece: order.piece, path: order.path, kind: 'march', state, costs: foreseen(view, order)?.costs ?? [] }];
  });
}

/** Hexes that the orders mean to claim. */
export function plannedClaims(view: View, desk: OrdersDesk, seat: SeatLetter): readonly ClaimMark[] {
  const hexes = desk.orders.flatMap((order): readonly HexKey[] => {
    if (order.type === 'move-and-claim') return order.path;
    const at = order.type === 'claim-area' ? view.pieces[order.piece]?.hex : undefined;
    return at ? within(view.chart.size, at, 1) : [];
  });
  const own = view.own?.id;
  return [...new Set(hexes)]
    .filter((hex) => view.hexes[hex]?.control !== own)
    .map((hex) => ({ hex, seat, isPlanned: true }));
}

/** The marches of a report as arrows in the colours of their seats. */
export function marchesOf(events: readonly Event[], letterOf: (seat: string) => SeatLetter): readonly OrderArrow[] {
  return events.flatMap((event): readonly OrderArrow[] =>
    event.type === 'marched' && event.trail.length > 0
      ? [
          {
            piece: event.piece,
            from: event.from,
            path: event.trail,
            kind: 'march',
            state: 'complete',
            seat: letterOf(event.seat),
          },
        ]
      : [],
  );
}

/** The mark of each piece that takes orders. */
export function marksOf(desk: OrdersDesk): Readonly<Record<PieceId, ReturnType<OrdersDesk['stateOf']>>> {
  return Object.fromEntries(
    desk.pieces.flatMap((piece) => {
      const state = desk.stateOf(piece.id);
      return state === 'none' && desk.sealed ? [] : [[piece.id, state] as const];
    }),
  );
}
