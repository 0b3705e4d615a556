import type { OrderState } from '@sealed-orders/map';
import type { MovementOrder, MovementSheet, PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';

export type PathOrder = Extract<MovementOrder, { readonly path: unknown }>;

/** The sheet with this order in place of the piece's old one, or at the end. */
export function withOrder(sheet: MovementSheet, order: MovementOrder): MovementSheet {
  const isReplacing = sheet.orders.some((given) => given.piece === order.piece);
  const orders = isReplacing
    ? sheet.orders.map((given) => (given.piece === order.piece ? order : given))
    : [...sheet.orders, order];
  return { ...sheet, orders };
}

/** The sheet without the piece's order; the same sheet if it has none. */
export function withoutOrder(sheet: MovementSheet, piece: PieceId): MovementSheet {
  const orders = sheet.orders.filter((order) => order.piece !== piece);
  return orders.length === sheet.orders.length ? sheet : { ...sheet, orders };
}

/** Whether an order counts already: a path needs a hex, unless a spy chooses a target in its hex. HEX-SPY-09. */
export const isDrawn = (order: MovementOrder): boolean =>
  !('path' in order) || order.path.length > 0 || (order.type === 'path' && order.target !== undefined);

/** The sheet with the piece's order one place earlier or later; the same sheet at the ends. HEX-MOV-01. */
export function withMoved(sheet: MovementSheet, piece: PieceId, by: 1 | -1): MovementSheet {
  const from = sheet.orders.findIndex((order) => order.piece === piece);
  const [order, other] = [sheet.orders[from], sheet.orders[from + by]];
  if (order === undefined || other === undefined) return sheet;
  const orders = sheet.orders.map((given, i) => (i === from ? other : i === from + by ? order : given));
  return { ...sheet, orders };
}

/** An order with another path. A spy drops a place that is not on it. HEX-SPY-04. */
export function withPath(order: PathOrder, path: readonly HexKey[]): PathOrder {
  if (order.type !== 'path') return { ...order, path };
  const { target, ...rest } = order;
  const isKept = target !== undefined && ('piece' in target || path.includes(target.hex));
  return isKept ? { ...rest, path, target } : { ...rest, path };
}

/** What an order badge shows: sealed wins; one being written or refused is a draft. */
export function orderState(
  order: MovementOrder | undefined,
  facts: { readonly sealed: boolean; readonly writing: boolean; readonly refused: boolean },
): OrderState {
  if (order === undefined || !isDrawn(order)) return 'none';
  if (facts.sealed) return 'sealed';
  return facts.writing || facts.refused ? 'draft' : 'complete';
}
