'use client';
import type { SectorSlide, SectorView } from '@sealed-orders/map/sector';
import type { View } from '@sealed-orders/rules/sector-campaign';
import { type Words, wordsOf } from '@sealed-orders/text/sector-campaign';
import { useMemo } from 'react';
import { boardForecast, type Forecast } from '../declarations/forecast.ts';
import { useReplayed } from '../replay/use-replayed.ts';
import { useSectorPlace } from '../sector-context.ts';
import { sectorViewOf } from '../sector-view-of.ts';
import type { Plan } from '../selection.ts';
import { NO_SKETCH } from '../sketch.ts';
import { withPlan } from './drawn-plan.ts';
import { withIntents } from './intents.ts';
import { type Proposal, proposalsIn } from './proposed.ts';
import { sketched } from './sketched.ts';

/** The board as it is shown, for the drawing and for the list. */
export interface Shown {
  readonly view: View;
  readonly words: Words;
  readonly drawn: SectorView;
  /** What the reader is about to declare; null: nothing, or another step is shown. */
  readonly plan: Plan | null;
  /** What the staff propose; none while another step is shown. */
  readonly proposals: readonly Proposal[];
  readonly forecast: Forecast;
  /** Where a replay is: territories and counters to outline, and what moves. */
  readonly marked: readonly string[];
  readonly played: readonly string[];
  readonly slide: SectorSlide | null;
  readonly isReplay: boolean;
}

/** A replay, otherwise the step that is shown with what the reader's side chooses, queues, proposes or is about to declare. */
export function useDrawn(): Shown {
  const place = useSectorPlace();
  const { isNow, letterOf, sketch } = place;
  const { isOn, view: replayed, territories, counters, slide, marked } = useReplayed();
  const isLive = isNow && !isOn;
  const { majors, placements, queued } = isLive ? sketch : NO_SKETCH;
  const known = replayed ?? place.view;
  const view = useMemo(() => sketched(known, { majors, placements }), [known, majors, placements]);
  const words = useMemo(() => (replayed === null ? place.words : wordsOf(replayed)), [replayed, place.words]);
  const plan = isLive ? place.plan : null;
  const proposals = useMemo(() => (isLive ? proposalsIn(known) : []), [isLive, known]);
  const settled = useMemo(() => sectorViewOf(view, letterOf), [view, letterOf]);
  const board = useMemo(() => {
    const series = [...proposals.map(({ declaration }) => [declaration]), queued];
    return withIntents(settled, view, series, letterOf);
  }, [settled, view, proposals, queued, letterOf]);
  const forecast = useMemo(() => boardForecast(view, plan), [view, plan]);
  const planned = useMemo(
    () => withPlan(board, view, letterOf, { plan, forecast }),
    [board, view, letterOf, plan, forecast],
  );
  const drawn = useMemo(() => marked(planned, view), [marked, planned, view]);
  const marks = { marked: territories, played: counters, slide };
  return { view, words, drawn, plan, proposals, forecast, ...marks, isReplay: isOn };
}
