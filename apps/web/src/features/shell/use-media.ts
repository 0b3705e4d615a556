'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query holds; false while the server renders. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

export const PHONE = '(max-width: 47.99rem)';
export const BELOW_DESK = '(max-width: 74.99rem)';
