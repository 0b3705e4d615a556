import { useEffect } from 'react';
import { TYPING } from './use-shortcuts.ts';

/** The key that lists the keys: if nothing has the focus, only the page gets it, none of its parts. */
export function useHelpKey(toggleKeys: () => void): void {
  useEffect(() => onHelpKey(toggleKeys), [toggleKeys]);
}

/** Listens for that key on the whole page, except where keys are text; returns what stops listening. */
export function onHelpKey(toggleKeys: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (event.key !== '?' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    toggleKeys();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
