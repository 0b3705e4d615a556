'use client';
import { useSyncExternalStore } from 'react';
import { serverNow } from '../api/server-clock.ts';

let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = serverNow();
  for (const listener of listeners) listener();
}

/** Calls the listener each second, until the function that it returns is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The server's time at the last second, ms since 1970. */
export function snapshot(): number {
  if (now === 0) now = serverNow();
  return now;
}

/** The server's time, milliseconds since 1970, moving on each second; 0 while the server renders. One timer serves the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot, () => 0);
}
