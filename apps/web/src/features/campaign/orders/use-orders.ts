'use client';
import {
  hexCampaign,
  type MovementOption,
  type MovementOrder,
  movementOptions,
  type Piece,
  type PieceId,
  type Sheet,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import type { Campaign } from '../campaign-data.ts';
import { type Desk, kept } from './kept-draft.ts';
import type { OrdersDesk } from './orders-context.ts';
import { NO_ORDERS, orderState, ordersAfter, sheetOf } from './orders-draft.ts';
import { useSaving } from './use-saving.ts';
import { useSealing } from './use-sealing.ts';

type Stored = Outputs['orders']['draft'];

/** What lies on the desk: the seat's own orders, from the server or as the player has changed them. */
function useLaidOut(campaign: Campaign | null) {
  const trpc = useTRPC();
  const id = campaign?.head.id ?? '';
  const seat = campaign?.head.you ?? '';
  const step = campaign?.n ?? 0;
  // Other phases ask for other sheets.
  const isSeat = campaign?.isNow === true && seat !== '' && campaign.view.phase === 'movement-orders';
  const { data: stored } = useQuery({ ...trpc.orders.draft.queryOptions({ campaign: id }), enabled: isSeat });
  const [draft, dispatch] = useReducer(ordersAfter, NO_ORDERS);
  const [loaded, setLoaded] = useState('');
  const sealed = stored?.sealed?.step === step ? stored.sealed : null;
  const savedAt = stored?.draft?.step === step ? stored.draft.savedAt : null;
  const key = isSeat && stored ? `${id} ${seat} ${step} ${sealed?.commitment ?? 'open'}` : '';
  const isTakenBack = sealed === null && loaded.startsWith(`${id} ${seat} ${step} `);
  if (stored && key !== '' && key !== loaded) {
    setLoaded(key);
    // Sealed orders that were taken back stay on the desk as they were.
    if (!isTakenBack) dispatch({ type: 'loaded', ...startingOrders({ campaign: id, seat }, step, stored) });
  }
  return { id, seat, step, isReady: key !== '', desk: loaded, draft, dispatch, sealed, savedAt };
}

/** What the rules say: what may be ordered, and what speaks against the orders as they are. */
function useJudgement(view: View | null, orders: readonly MovementOrder[]) {
  const options = useMemo(() => optionsByPiece(view), [view]);
  const sheet = useMemo(() => sheetOf(orders), [orders]);
  const rejections = useMemo(() => (view ? hexCampaign.check(view, sheet) : []), [view, sheet]);
  return { options, sheet, rejections };
}

/**
 * The orders desk of the reader's seat for the open step; null for spectators, the referee, in phases that ask for other
 * orders than movement, and while it is fetched.
 * `campaign` is the campaign at its open step, whatever step the reader looks at.
 */
export function useOrders(campaign: Campaign | null, isLookingBack: boolean): OrdersDesk | null {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { id, seat, step, isReady, desk, draft, dispatch, sealed, savedAt } = useLaidOut(campaign);
  const { options, sheet, rejections } = useJudgement(campaign?.view ?? null, draft.orders);
  const isOpen = sealed === null && !isLookingBack;
  const onClosed = () => void queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign: id }) });
  const saving = useSaving({ campaign: id, seat, step, sheet, desk, edits: draft.edits, isOpen, savedAt, onClosed });
  const sealing = useSealing({ campaign: id, seat }, step, sheet);
  if (campaign === null || !isReady) return null;

  const { view, head } = campaign;
  const orderOf = (piece: PieceId) => draft.orders.find((order) => order.piece === piece);
  const refusalsOf = (piece: PieceId) => rejections.filter((rejection) => isAbout(rejection, sheet.orders, piece));
  const stateOf = (piece: PieceId) =>
    orderState(orderOf(piece), {
      sealed: sealed !== null,
      writing: draft.writing?.piece === piece,
      refused: refusalsOf(piece).length > 0,
    });
  const own = Object.values(view.pieces).filter((piece) => piece.seat === head.you);
  const takers = own.filter((piece) => options.has(piece.id));
  return {
    isOpen,
    sealed: sealed === null ? null : { at: sealed.sealedAt, commitment: sealed.commitment },
    orders: draft.orders,
    writing: draft.writing,
    canUndo: draft.past.length > 0,
    dispatch,
    options,
    pieces: gapsFirst(takers, orderOf),
    garrisons: own.filter((piece) => piece.kind === 'garrison' && !options.has(piece.id)),
    orderOf,
    stateOf,
    refusalsOf,
    judge: (order) => hexCampaign.check(view, { phase: 'movement-orders', orders: [order] }),
    saving,
    ...sealing,
  };
}

interface Starting {
  readonly orders: readonly MovementOrder[];
  readonly isUnsaved: boolean;
}

/** The movement orders of a sheet; sheets of other phases have none. */
const ordersIn = (sheet: Sheet): readonly MovementOrder[] => (sheet.phase === 'movement-orders' ? sheet.orders : []);

function startingOrders(desk: Desk, step: number, { draft, sealed }: Stored): Starting {
  if (sealed?.step === step) return { orders: ordersIn(sealed.sheet), isUnsaved: false };
  // What never reached the server is newer than what it holds.
  const here = kept(desk, step);
  if (here) return { orders: here.orders, isUnsaved: true };
  return { orders: draft?.step === step ? ordersIn(draft.sheet) : [], isUnsaved: false };
}

function optionsByPiece(view: View | null): ReadonlyMap<PieceId, MovementOption> {
  return new Map(view ? movementOptions(view).map((option) => [option.piece, option]) : []);
}

function isAbout(rejection: Rejection, orders: readonly MovementOrder[], piece: PieceId): boolean {
  const [field, index] = rejection.path;
  return field === 'orders' && typeof index === 'number' && orders[index]?.piece === piece;
}

function gapsFirst(pieces: readonly Piece[], orderOf: (piece: PieceId) => MovementOrder | undefined): readonly Piece[] {
  const hasNone = (piece: Piece) => Number(orderOf(piece.id) !== undefined);
  return pieces.toSorted((a, b) => hasNone(a) - hasNone(b) || a.name.localeCompare(b.name));
}
