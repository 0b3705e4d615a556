'use client';
import type { SectorSlide, SectorView } from '@sealed-orders/map/sector';
import type { Event, TerritoryId, View } from '@sealed-orders/rules/sector-campaign';
import { useMemo } from 'react';
import { useLoaded } from '../../browser/use-loaded.ts';
import { REDUCED_MOTION, useMedia } from '../../browser/use-media.ts';
import { useReplay } from '../../campaign/replay/replay-context.ts';
import type { ReplayState } from '../../campaign/replay/replay-state.ts';
import { useSectorStep } from '../sector-context.ts';
import { sectorSeen } from '../sector-seen.ts';
import { useViewBefore } from './use-view-before.ts';

/** The code that plays a step: loaded with the first replay, report or past step. */
const load = () => import('./play.ts');
type Play = Awaited<ReturnType<typeof load>>;

const NOWHERE: readonly TerritoryId[] = [];
const NOTHING: readonly Event[] = [];

/** What a replay shows on the board. */
interface Replayed {
  readonly isOn: boolean;
  /** The replayed board; null: it is shown as it is. */
  readonly view: View | null;
  /** Where the event that was played last happened, and its counters. */
  readonly territories: readonly TerritoryId[];
  readonly counters: readonly string[];
  readonly slide: SectorSlide | null;
  /** Adds the marks of the event that was played last, or of a step of the past, to a board drawn from this view. */
  readonly marked: (drawn: SectorView, view: View) => SectorView;
}

/** The board in the middle of a replay, and what is marked on it. */
export function useReplayed(): Replayed {
  const { state, current, beats } = useReplay();
  const { seen, covered, isNow, tab, letterOf } = useSectorStep();
  const before = useViewBefore(state !== null);
  const isStill = useMedia(REDUCED_MOTION);
  const isLookedBack = !isNow || tab === 'report';
  const play = useLoaded(load, state !== null || isLookedBack);
  const steps = useMemo(
    () => [...covered.earlier, seen].flatMap((one) => sectorSeen(one) ?? []),
    [covered.earlier, seen],
  );
  const story = useMemo(
    () => ({ before, steps, beats: new Set(beats.map(({ event }) => event)) }),
    [before, steps, beats],
  );
  const event = current?.event ?? null;
  const isOn = state !== null;
  const moment = useMemo(() => (isOn ? (play?.momentAt(story, event) ?? null) : null), [isOn, play, story, event]);
  const last = (event === null ? undefined : moment?.told.at(-1)) ?? null;
  const view = moment?.view ?? null;
  const slide = useMemo(
    () => (state && last && play && moment && !isStill ? slideOf(play, state, last, moment.told) : null),
    [state, last, play, moment, isStill],
  );
  const shown = isLookedBack ? (steps.at(-1)?.events ?? NOTHING) : NOTHING;
  return useMemo((): Replayed => {
    const events = isOn ? (last === null ? NOTHING : [last]) : shown;
    const told = moment?.told ?? shown;
    return {
      ...{ isOn, view, slide },
      territories: play === null || last === null || view === null ? NOWHERE : play.territoriesOf(last, view.board),
      counters: play === null || last === null ? [] : play.countersOf(last),
      marked: (drawn, seenBy) => play?.withMarks(drawn, { events, told }, seenBy.board, letterOf) ?? drawn,
    };
  }, [isOn, view, slide, last, moment, shown, play, letterOf]);
}

function slideOf({ moverOf, wayOf }: Play, { isOnwards, speed }: ReplayState, event: Event, told: readonly Event[]) {
  const [counter, way] = [moverOf(event), wayOf(event, told)];
  return isOnwards && counter !== null && way !== null ? { counter, way, speed } : null;
}
