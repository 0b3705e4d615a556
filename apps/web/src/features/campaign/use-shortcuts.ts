'use client';
import { type KeyboardEvent, useEffect } from 'react';
import { useCampaignPlace, useRoom } from './campaign-context.ts';
import { useReplay } from './replay/replay-context.ts';

/** Where keys are text, or choose in a list. */
const TYPING = 'input:not([type="range"]), select, textarea';

/**
 * Keys of the campaign page: the frame's own, and the game's. Single keys count only while the board or the order sheet
 * has the focus; `?` counts wherever nothing is typed.
 */
export function useShortcuts(toggleKeys: () => void) {
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
  useHelpKey(toggleKeys);
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

/** The key that lists the keys: if nothing has the focus, only the page gets it, none of its parts. */
function useHelpKey(toggleKeys: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (event.key !== '?' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      toggleKeys();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toggleKeys]);
}
