'use client';
import { useSyncExternalStore } from 'react';

let now = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function snapshot(): number {
  if (now === 0) now = Date.now();
  return now;
}

/** Milliseconds since 1970, moving on each second; 0 while the server renders. One timer serves the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot, () => 0);
}
