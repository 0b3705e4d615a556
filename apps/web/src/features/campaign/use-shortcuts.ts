'use client';
import type { KeyboardEvent } from 'react';
import { useCampaignPlace, useRoom } from './campaign-context.ts';
import { useReplay } from './replay/replay-context.ts';

/** Where keys are text, or choose in a list. */
export const TYPING = 'input:not([type="range"]), select, textarea';

/**
 * Keys of the campaign page: the frame's own, and the game's. They count only while the board or the order sheet has the
 * focus.
 */
export function useShortcuts() {
  const { head, n, showStep } = useCampaignPlace();
  const room = useRoom();
  const replay = useReplay();
  const step = (by: number) => {
    const to = n + by;
    if (to >= 0 && to <= head.n) showStep(to === head.n ? null : to);
  };
  const single: Readonly<Record<string, () => void>> = {
    s: () => document.querySelector<HTMLButtonElement>('[data-seal]')?.click(),
    '[': () => step(-1),
    ']': () => step(1),
    '.': replay.state === null ? replay.start : replay.toggle,
    Escape: replay.state === null ? room.release : replay.stop,
    ...room.keys,
  };
  return (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-keys]')) return;
    if (event.target.closest(TYPING) || event.altKey) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z';
    const act = isUndo ? room.undo : event.ctrlKey || event.metaKey ? undefined : single[event.key];
    if (!act || event.defaultPrevented) return;
    event.preventDefault();
    act();
  };
}
