'use client';
import {
  hexCampaign,
  type MovementOrder,
  type Option,
  type Piece,
  type PieceId,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import type { Rejection } from '@sealed-orders/rules/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import type { Campaign } from '../campaign-data.ts';
import { kept } from './kept-draft.ts';
import type { OrdersDesk } from './orders-context.ts';
import { NO_ORDERS, orderState, ordersAfter, sheetOf } from './orders-draft.ts';
import { useSaving } from './use-saving.ts';
import { useSealing } from './use-sealing.ts';

type Stored = Outputs['orders']['draft'];

/**
 * The orders desk of the reader's seat for the open step; null for spectators, the referee, and while it is fetched.
 * `campaign` is the campaign at its open step, whatever step the reader looks at.
 */
export function useOrders(campaign: Campaign | null, isLookingBack: boolean): OrdersDesk | null {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const id = campaign?.head.id ?? '';
  const step = campaign?.n ?? 0;
  const isSeat = campaign?.isNow === true && campaign.head.you !== null;
  const stored = useQuery({ ...trpc.orders.draft.queryOptions({ campaign: id }), enabled: isSeat });
  const [draft, dispatch] = useReducer(ordersAfter, NO_ORDERS);
  const [loaded, setLoaded] = useState('');

  const sealed = stored.data?.sealed?.step === step ? stored.data.sealed : null;
  const key = isSeat && stored.data ? `${id} ${step} ${sealed?.commitment ?? 'open'}` : '';
  const isTakenBack = sealed === null && loaded.startsWith(`${id} ${step} `);
  if (key !== '' && key !== loaded) {
    setLoaded(key);
    // Sealed orders that were taken back stay on the desk as they were.
    if (stored.data && !isTakenBack) dispatch({ type: 'loaded', orders: startingOrders(id, step, stored.data) });
  }

  const view = campaign?.view ?? null;
  const options = useMemo(() => optionsByPiece(view), [view]);
  const sheet = useMemo(() => sheetOf(draft.orders), [draft.orders]);
  const rejections = useMemo(() => (view ? hexCampaign.check(view, sheet) : []), [view, sheet]);
  const savedAt = stored.data?.draft?.step === step ? stored.data.draft.savedAt : null;
  const onClosed = () => void queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign: id }) });
  const saving = useSaving({ campaign: id, step, sheet, edits: draft.edits, savedAt, onClosed });
  const sealing = useSealing(id, step, sheet);

  if (view === null || key === '') return null;
  const orderOf = (piece: PieceId) => draft.orders.find((order) => order.piece === piece);
  const refusalsOf = (piece: PieceId) => rejections.filter((rejection) => isAbout(rejection, sheet.orders, piece));
  const stateOf = (piece: PieceId) =>
    orderState(orderOf(piece), {
      sealed: sealed !== null,
      writing: draft.writing?.piece === piece,
      refused: refusalsOf(piece).length > 0,
    });
  const all = Object.values(view.pieces).filter((piece) => piece.seat === campaign?.head.you);
  return {
    isOpen: sealed === null && !isLookingBack && options.size > 0,
    sealed: sealed === null ? null : { at: sealed.sealedAt, commitment: sealed.commitment },
    orders: draft.orders,
    writing: draft.writing,
    canUndo: draft.past.length > 0,
    dispatch,
    options,
    pieces: gapsFirst(
      all.filter((piece) => options.has(piece.id)),
      orderOf,
    ),
    garrisons: all.filter((piece) => piece.kind === 'garrison' && !options.has(piece.id)),
    orderOf,
    stateOf,
    refusalsOf,
    judge: (order) => hexCampaign.check(view, { phase: 'movement-orders', orders: [order] }),
    saving,
    ...sealing,
  };
}

function startingOrders(campaign: string, step: number, { draft, sealed }: Stored): readonly MovementOrder[] {
  if (sealed?.step === step) return sealed.sheet.orders;
  // What never reached the server is newer than what it holds.
  return kept(campaign, step)?.orders ?? (draft?.step === step ? draft.sheet.orders : []);
}

function optionsByPiece(view: View | null): ReadonlyMap<PieceId, Option> {
  return new Map(view ? hexCampaign.options(view).map((option) => [option.piece, option]) : []);
}

function isAbout(rejection: Rejection, orders: readonly MovementOrder[], piece: PieceId): boolean {
  const [field, index] = rejection.path;
  return field === 'orders' && typeof index === 'number' && orders[index]?.piece === piece;
}

function gapsFirst(pieces: readonly Piece[], orderOf: (piece: PieceId) => MovementOrder | undefined): readonly Piece[] {
  const hasNone = (piece: Piece) => Number(orderOf(piece.id) !== undefined);
  return pieces.toSorted((a, b) => hasNone(a) - hasNone(b) || a.name.localeCompare(b.name));
}
