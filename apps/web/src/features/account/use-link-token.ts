'use client';
import { useSyncExternalStore } from 'react';

const onHash = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The fragment of the address: browsers send it to no server. Undefined until hydration. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    onHash,
    () => location.hash.slice(1),
    () => undefined,
  );
}
