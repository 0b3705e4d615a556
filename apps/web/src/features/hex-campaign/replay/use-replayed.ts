'use client';
import type { Slide } from '@sealed-orders/map/hex';
import type { Event, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { useMemo } from 'react';
import { useLoaded } from '../../browser/use-loaded.ts';
import { REDUCED_MOTION, useMedia } from '../../browser/use-media.ts';
import { useReplay } from '../../campaign/replay/replay-context.ts';
import type { ReplayState } from '../../campaign/replay/replay-state.ts';
import { useHexPlace } from '../hex-context.ts';
import { useViewBefore } from '../report/view-before.ts';

/** The code that plays a step: loaded with the first replay. */
const load = () => import('./play.ts');
type Play = Awaited<ReturnType<typeof load>>;

const NOWHERE: readonly HexKey[] = [];

/** What a replay shows on the map. */
export interface Replayed {
  /** Whether a replay is on. */
  readonly isOn: boolean;
  /** The replayed map; null when the map is shown as it is. */
  readonly view: View | null;
  /** The events played so far; null while no replay is on. */
  readonly told: readonly Event[] | null;
  /** Where the last played event happened. */
  readonly hexes: readonly HexKey[];
  readonly slide: Slide | null;
}

/** The map in the middle of a replay. */
export function useReplayed(): Replayed {
  const { state } = useReplay();
  const { events, view: after } = useHexPlace();
  const before = useViewBefore(state !== null);
  const isStill = useMedia(REDUCED_MOTION);
  const play = useLoaded(load, state !== null);
  const played = state?.played ?? null;
  const beats = useMemo(
    () => play?.beatsOf(play.asRead(after, events).events).map(({ event }) => event) ?? null,
    [play, after, events],
  );
  const told = useMemo(() => (played === null || beats === null ? null : beats.slice(0, played)), [beats, played]);
  const current = told?.at(-1) ?? null;
  const isOver = told !== null && told.length === beats?.length;
  const view = useMemo(
    () => (told === null || before === null || play === null ? null : isOver ? after : play.replayedView(before, told)),
    [told, before, play, isOver, after],
  );
  const slide = useMemo(
    () => (state && current && play && !isStill ? slideOf(play, state, current) : null),
    [state, current, play, isStill],
  );
  const hexes = useMemo(() => (play === null || current === null ? NOWHERE : play.hexesOf(current)), [play, current]);
  return { isOn: state !== null, view, told, hexes, slide };
}

function slideOf({ moverOf, wayOf }: Play, { isOnwards, speed }: ReplayState, event: Event): Slide | null {
  const [piece, path] = [moverOf(event), wayOf(event)];
  return isOnwards && piece !== null && path !== null ? { piece, path, speed } : null;
}
