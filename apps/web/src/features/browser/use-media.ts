'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** The queries used so far: a browser takes long to create one, and a page asks in every render. */
const asked = new Map<string, MediaQueryList>();

function mediaOf(query: string): MediaQueryList {
  const media = asked.get(query) ?? matchMedia(query);
  asked.set(query, media);
  return media;
}

/** Whether the media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query).matches,
    () => false,
  );
}

/** Narrow and tall. A low window, such as a desktop at 200 % zoom, gets a drawer: a sheet from below would cover it. */
export const PHONE = '(max-width: 47.99rem) and (min-height: 30rem)';
export const BELOW_DESKTOP = '(max-width: 74.99rem)';
/** Neither has room for a column of tools. */
export const FEW_TOOLS = '(max-width: 47.99rem), (max-height: 29.99rem)';
export const PRINT = 'print';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
