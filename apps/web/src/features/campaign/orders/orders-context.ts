'use client';
import type {
  MovementOption,
  MovementOrder,
  MovementOrderType,
  OrderChoice,
  Piece,
  PieceId,
} from '@sealed-orders/rules/hex-campaign';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { createContext, type Dispatch, useContext } from 'react';
import type { OrderState, OrdersAction, Writing } from './orders-draft.ts';
import type { Saving } from './use-saving.ts';
import type { SealingProblem } from './use-sealing.ts';

/** The player's orders for the open phase, and what may be done with them. */
export interface OrdersDesk {
  /** Whether orders can be written now: the seat is asked, nothing is sealed, and the reader looks at the present. */
  readonly isOpen: boolean;
  readonly sealed: { readonly at: string; readonly commitment: string } | null;
  readonly orders: readonly MovementOrder[];
  readonly writing: Writing | null;
  readonly canUndo: boolean;
  readonly dispatch: Dispatch<OrdersAction>;
  readonly options: ReadonlyMap<PieceId, MovementOption>;
  /** All pieces that take orders; those without one first. */
  readonly pieces: readonly Piece[];
  readonly garrisons: readonly Piece[];
  readonly orderOf: (piece: PieceId) => MovementOrder | undefined;
  readonly stateOf: (piece: PieceId) => OrderState;
  readonly refusalsOf: (piece: PieceId) => readonly Rejection[];
  /** What the rules say against the sheet with this order in it. */
  readonly judge: (order: MovementOrder) => readonly Rejection[];
  readonly saving: Saving;
  readonly seal: () => void;
  readonly takeBack: () => void;
  readonly isBusy: boolean;
  /** Why the last attempt to seal came to nothing. */
  readonly problem: SealingProblem | null;
  /** What was done last on this page for the open step: it is seen happening. */
  readonly lately: 'sealed' | 'taken-back' | null;
}

const OrdersContext = createContext<OrdersDesk | null>(null);
export const OrdersDeskProvider = OrdersContext.Provider;

/** The orders desk; null for spectators and the referee, and in phases that ask for other orders than movement. */
export const useOrdersDesk = (): OrdersDesk | null => useContext(OrdersContext);

/** The kind of order that is in hand for a piece: the one being written, else the one given. */
export function typeInHand(desk: OrdersDesk, piece: PieceId): MovementOrderType | null {
  if (desk.writing?.piece === piece) return desk.writing.type;
  return desk.orderOf(piece)?.type ?? null;
}

/** What the rules offer for that kind of order. */
export function choiceInHand(desk: OrdersDesk, piece: PieceId): OrderChoice | null {
  const type = typeInHand(desk, piece);
  return desk.options.get(piece)?.choices.find((choice) => choice.type === type) ?? null;
}
