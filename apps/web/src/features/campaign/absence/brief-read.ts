import { useSyncExternalStore } from 'react';
import type { Head } from '../../campaign-data/campaign-data.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Whether the reader took over their seat in the running war from somebody else, and has not dismissed the hand-over in this
 * browser.
 */
export function useBriefRead({ id, you, seats }: Head) {
  const own = seats.find(({ seat }) => seat === you);
  const since = own?.wasOthers === true ? own.heldSince : null;
  const key = `hand-over-read:${id}`;
  const read = useSyncExternalStore(
    subscribe,
    () => stored(key),
    () => null,
  );
  return {
    hasTakenOver: since !== null,
    isNew: since !== null && read !== since,
    setRead: (isRead: boolean) => {
      try {
        if (isRead && since !== null) localStorage.setItem(key, since);
        else localStorage.removeItem(key);
      } catch {
        // Storage is not available: the hand-over stays.
      }
      for (const listener of listeners) listener();
    },
  };
}
