'use client';
import type { Slide } from '@sealed-orders/map/hex';
import type { Event, View } from '@sealed-orders/rules/hex-campaign';
import { useMemo } from 'react';
import { useReplay } from '../../campaign/replay/replay-context.ts';
import type { ReplayState } from '../../campaign/replay/replay-state.ts';
import { REDUCED_MOTION, useMedia } from '../../shell/use-media.ts';
import { useHexPlace } from '../hex-context.ts';
import { useViewBefore } from '../report/view-before.ts';
import { beatsOf, moverOf, wayOf } from './beats.ts';
import { replayedView } from './replayed-view.ts';

/** What a replay shows on the map. */
export interface Replayed {
  /** Whether a replay is on. */
  readonly isOn: boolean;
  /** The map as far as it is played; null when the map is shown as it is. */
  readonly view: View | null;
  /** What was played so far; null while no replay is on. */
  readonly told: readonly Event[] | null;
  readonly current: Event | null;
  readonly slide: Slide | null;
}

/** The map in the middle of a replay. */
export function useReplayed(): Replayed {
  const { state } = useReplay();
  const { events, view: after } = useHexPlace();
  const before = useViewBefore(state !== null);
  const isStill = useMedia(REDUCED_MOTION);
  const played = state?.played ?? null;
  const beats = useMemo(() => beatsOf(events).map(({ event }) => event), [events]);
  const told = useMemo(() => (played === null ? null : beats.slice(0, played)), [beats, played]);
  const current = told?.at(-1) ?? null;
  const isOver = told !== null && told.length >= beats.length;
  const view = useMemo(
    () => (told === null || before === null ? null : isOver ? after : replayedView(before, told)),
    [told, before, isOver, after],
  );
  const slide = useMemo(
    () => (state && current && !isStill ? slideOf(state, current) : null),
    [state, current, isStill],
  );
  return { isOn: state !== null, view, told, current, slide };
}

function slideOf({ isOnwards, speed }: ReplayState, event: Event): Slide | null {
  const [piece, path] = [moverOf(event), wayOf(event)];
  return isOnwards && piece !== null && path !== null ? { piece, path, speed } : null;
}
