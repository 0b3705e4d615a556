import { useEffect } from 'react';
import { TYPING } from './use-shortcuts.ts';

/** The key that lists the keys: if nothing has the focus, only the page gets it, none of its parts. */
export function useHelpKey(toggleKeys: () => void): void {
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
