import { useSyncExternalStore } from 'react';
import { kept } from './kept.ts';

const STATES = ['wanted', 'done'] as const;
/** Whether this browser's reader asked for the guide through a first turn, or has finished it. */
export type GuideState = (typeof STATES)[number];

const memory = kept<GuideState>('guide', (found) => STATES.find((state) => state === found) ?? null);
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null: neither; the guide is shown during a first turn. */
export const useGuideState = (): GuideState | null => useSyncExternalStore(subscribe, memory.read, () => 'done');

export function setGuide(state: GuideState): void {
  memory.write(state);
  for (const listener of listeners) listener();
}
