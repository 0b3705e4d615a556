import type { MovementOrder, MovementOrderType, MovementSheet, PieceId } from '@sealed-orders/rules/hex-campaign';

/** A piece whose order is being written, and what kind it shall be; the order itself may not be there yet. */
export interface Writing {
  readonly piece: PieceId;
  readonly type: MovementOrderType;
}

/** The orders as they stand in this browser. The list is the player's own order of pieces. HEX-MOV-01. */
export interface OrdersDraft {
  readonly orders: readonly MovementOrder[];
  readonly writing: Writing | null;
  /** Earlier lists, newest last, for undo. */
  readonly past: readonly (readonly MovementOrder[])[];
  /** Grows with each change by the player; a list that came from the server has not been changed. */
  readonly edits: number;
}

export type OrdersAction =
  | { readonly type: 'loaded'; readonly orders: readonly MovementOrder[]; readonly isUnsaved: boolean }
  | { readonly type: 'write'; readonly writing: Writing }
  | { readonly type: 'give'; readonly order: MovementOrder }
  | { readonly type: 'finish' }
  | { readonly type: 'clear'; readonly piece: PieceId }
  | { readonly type: 'clear-all' }
  | { readonly type: 'undo' };

export const NO_ORDERS: OrdersDraft = { orders: [], writing: null, past: [], edits: 0 };

const UNDO_DEPTH = 50;

/** The next draft. Legality is no matter of this: `check` of the rules judges the sheet. */
export function ordersAfter(draft: OrdersDraft, action: OrdersAction): OrdersDraft {
  switch (action.type) {
    case 'loaded':
      return { ...NO_ORDERS, orders: action.orders, edits: action.isUnsaved ? 1 : 0 };
    case 'write':
      return { ...draft, writing: action.writing };
    case 'give':
      return changed(draft, withOrder(draft.orders, action.order));
    case 'finish':
      return { ...draft, writing: null };
    case 'clear':
      return changed(
        draft,
        draft.orders.filter((order) => order.piece !== action.piece),
      );
    case 'clear-all':
      return { ...changed(draft, []), writing: null };
    case 'undo':
      return undone(draft);
  }
}

function changed(draft: OrdersDraft, orders: readonly MovementOrder[]): OrdersDraft {
  return { ...draft, orders, past: [...draft.past.slice(1 - UNDO_DEPTH), draft.orders], edits: draft.edits + 1 };
}

function undone(draft: OrdersDraft): OrdersDraft {
  const orders = draft.past.at(-1);
  if (orders === undefined) return draft;
  return { ...draft, orders, past: draft.past.slice(0, -1), edits: draft.edits + 1 };
}

function withOrder(orders: readonly MovementOrder[], order: MovementOrder): readonly MovementOrder[] {
  const isReplacing = orders.some((given) => given.piece === order.piece);
  return isReplacing ? orders.map((given) => (given.piece === order.piece ? order : given)) : [...orders, order];
}

/** What is saved and sealed: an order that still lacks its path is none yet. */
export function sheetOf(orders: readonly MovementOrder[]): MovementSheet {
  return { phase: 'movement-orders', orders: orders.filter((order) => !('path' in order) || order.path.length > 0) };
}

export type OrderState = 'none' | 'draft' | 'complete' | 'sealed';

/** What an order's mark shows: sealed wins; one being written or refused is a draft. */
export function orderState(
  order: MovementOrder | undefined,
  facts: { readonly sealed: boolean; readonly writing: boolean; readonly refused: boolean },
): OrderState {
  if (order === undefined || ('path' in order && order.path.length === 0)) return 'none';
  if (facts.sealed) return 'sealed';
  return facts.writing || facts.refused ? 'draft' : 'complete';
}
