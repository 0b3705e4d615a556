'use client';
import { useSyncExternalStore } from 'react';
import { snapshot, subscribe } from './use-now.ts';

const MINUTE = 60_000;
const minute = (): number => Math.floor(snapshot() / MINUTE) * MINUTE;

/** When the current minute began by the server's time: for what shows no seconds. 0 while the server renders. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, minute, () => 0);
}
