'use client';
import { MOVEMENT_ORDERS, type Piece } from '@sealed-orders/rules/hex-campaign';
import type { KeyboardEvent } from 'react';
import { useCampaignPlace } from './campaign-context.ts';
import type { Overlays } from './map/overlays.ts';
import { ORDER_SIGNS } from './orders/order-icons.ts';
import { useOrderGiving } from './orders/use-order-giving.ts';
import { useReplay } from './replay/replay-context.ts';

interface Keys {
  readonly overlays: Overlays;
  readonly toggleList: () => void;
  readonly toggleKeys: () => void;
}

/** Keys of the campaign page. Single keys count only while the map or the order sheet has the focus. */
export function useShortcuts({ overlays, toggleList, toggleKeys }: Keys) {
  const { view, selection, head, n, select, showStep } = useCampaignPlace();
  const giving = useOrderGiving();
  const replay = useReplay();
  const piece = selection?.kind === 'piece' ? view.pieces[selection.piece] : undefined;
  const step = (by: number) => {
    const to = n + by;
    if (to >= 0 && to <= head.n) showStep(to === head.n ? null : to);
  };
  const seal = () => document.querySelector<HTMLButtonElement>('[data-seal]')?.click();
  const single: Readonly<Record<string, () => void>> = {
    n: () => giving.next(1),
    N: () => giving.next(-1),
    s: seal,
    z: () => overlays.toggle('zones'),
    e: () => overlays.toggle('sight'),
    l: toggleList,
    '[': () => step(-1),
    ']': () => step(1),
    '.': replay.state === null ? replay.start : replay.toggle,
    '?': toggleKeys,
    Escape: replay.state === null ? () => select(null) : replay.stop,
    ...(piece ? ofPiece(piece, giving) : {}),
  };
  return (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-keys]')) return;
    if (event.target.closest('input:not([type="range"]), select, textarea') || event.altKey) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z';
    const act = isUndo ? giving.undo : event.ctrlKey || event.metaKey ? undefined : single[event.key];
    if (!act || event.defaultPrevented) return;
    event.preventDefault();
    act();
  };
}

function ofPiece(piece: Piece, giving: ReturnType<typeof useOrderGiving>): Readonly<Record<string, () => void>> {
  const orders = MOVEMENT_ORDERS.map((type) => [ORDER_SIGNS[type].key, () => giving.choose(piece, type)] as const);
  return { ...Object.fromEntries(orders), Backspace: () => giving.stepBack(piece), Delete: () => giving.clear(piece) };
}
