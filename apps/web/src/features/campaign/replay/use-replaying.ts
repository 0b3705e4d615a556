'use client';
import { MARCH_MS, type Slide } from '@sealed-orders/map';
import type { View } from '@sealed-orders/rules/hex-campaign';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useTRPC } from '../../api/client.ts';
import { REDUCED_MOTION, useMedia } from '../../shell/use-media.ts';
import type { Campaign } from '../campaign-data.ts';
import { type Beat, beatsOf, moverOf, spanOf, wayOf } from './beats.ts';
import type { Replay } from './replay-context.ts';
import { type ReplayState, replayAfter } from './replay-state.ts';
import { replayedView } from './replayed-view.ts';

/** Plays the step that is shown on the map, event by event. It ends when another step is looked at. */
export function useReplaying(campaign: Campaign): Replay {
  const { n, events } = campaign;
  const [found, dispatch] = useReducer(replayAfter, null);
  const state = found?.n === n ? found : null;
  // The first step has nothing before it that could be shown.
  const beats = useMemo(() => (n > 0 ? beatsOf(events) : []), [n, events]);
  const before = useViewBefore(campaign, state !== null);
  const current = (state && beats[state.played - 1]) ?? null;
  const isStill = useMedia(REDUCED_MOTION);
  useRunning(state, current, beats.length, () => dispatch({ type: 'on', of: beats.length }));
  const view = useMemo(
    () => (state && before ? viewAfter(before, campaign.view, beats, state.played) : null),
    [state, before, campaign.view, beats],
  );
  const slide = useMemo(
    () => (state && current && !isStill ? slideOf(state, current) : null),
    [state, current, isStill],
  );
  return {
    beats,
    state,
    current,
    view,
    slide,
    start: () => dispatch({ type: 'start', n }),
    stop: () => dispatch({ type: 'stop' }),
    toggle: () => dispatch({ type: 'toggle', of: beats.length }),
    on: () => dispatch({ type: 'on', of: beats.length }),
    go: (to) => dispatch({ type: 'go', to, of: beats.length }),
    faster: () => dispatch({ type: 'faster' }),
  };
}

/** What the reader knew before the step. */
function useViewBefore({ head, n }: Campaign, isWanted: boolean): View | null {
  const trpc = useTRPC();
  const before = useQuery({
    ...trpc.play.view.queryOptions({ campaign: head.id, n: Math.max(0, n - 1) }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return before.data?.view ?? null;
}

function viewAfter(before: View, after: View, beats: readonly Beat[], played: number): View {
  if (played >= beats.length) return after;
  return replayedView(
    before,
    beats.slice(0, played).map(({ event }) => event),
  );
}

function slideOf({ isOnwards, speed }: ReplayState, { event }: Beat): Slide | null {
  const [piece, path] = [moverOf(event), wayOf(event)];
  return isOnwards && piece !== null && path !== null ? { piece, path, speed } : null;
}

/** A little rest before the first event. */
const FIRST_MS = 400;

function useRunning(state: ReplayState | null, current: Beat | null, all: number, on: () => void): void {
  const isRunning = state?.isRunning === true && state.played < all;
  const span = current === null ? FIRST_MS : spanOf(current.event, MARCH_MS);
  const wait = span / (state?.speed ?? 1);
  const played = state?.played ?? 0;
  const next = useEffectEvent(on);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event played begins a wait of its own
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(next, wait);
    return () => clearTimeout(timer);
  }, [isRunning, wait, played]);
}
