'use client';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import type { Beat } from '../door.ts';
import type { Replay } from './replay-context.ts';
import { type ReplayState, replayAfter } from './replay-state.ts';

/** Plays the step that is shown, event by event. It ends when another step is viewed. */
export function useReplaying(n: number, beats: readonly Beat[]): Replay {
  const [found, dispatch] = useReducer(replayAfter, null);
  const state = found?.n === n ? found : null;
  const current = (state && beats[state.played - 1]) ?? null;
  useRunning(state, current, beats.length, () => dispatch({ type: 'on', of: beats.length }));
  // The same object while its content is the same: the whole page uses it.
  return useMemo(
    () => ({
      beats,
      state,
      current,
      start: () => beats.length > 0 && dispatch({ type: 'start', n }),
      stop: () => dispatch({ type: 'stop' }),
      toggle: () => dispatch({ type: 'toggle', of: beats.length }),
      on: () => dispatch({ type: 'on', of: beats.length }),
      go: (to) => dispatch({ type: 'go', to, of: beats.length }),
      faster: () => dispatch({ type: 'faster' }),
    }),
    [beats, state, current, n],
  );
}

/** A short pause before the first event. */
const FIRST_MS = 400;

function useRunning(state: ReplayState | null, current: Beat | null, all: number, on: () => void): void {
  const isRunning = state?.isRunning === true && state.played < all;
  const wait = (current?.span ?? FIRST_MS) / (state?.speed ?? 1);
  const played = state?.played ?? 0;
  const next = useEffectEvent(on);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event played begins a wait of its own
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(next, wait);
    return () => clearTimeout(timer);
  }, [isRunning, wait, played]);
}
