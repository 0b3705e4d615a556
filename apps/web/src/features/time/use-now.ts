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
  if (now === 0) now = serverNow();
  return now;
}

const MINUTE = 60_000;
const minute = (): number => Math.floor(snapshot() / MINUTE) * MINUTE;

/** When the current minute began by the server's time: for what shows no seconds. 0 while the server renders. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, minute, () => 0);
}

/** The server's time, milliseconds since 1970, moving on each second; 0 while the server renders. One timer serves the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, snapshot, () => 0);
}
