'use client';
import { SectorMap, type SectorMapHandle, SectorPicture, type SectorView } from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import type { View } from '@sealed-orders/rules/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { PRINT, useMedia } from '../../browser/use-media.ts';
import { useReplay } from '../../campaign/replay/replay-context.ts';
import { isolationSays } from '../declarations/isolation-says.ts';
import { type SectorPlace, useSectorPlace } from '../sector-context.ts';
import { territoriesIn } from '../sector-view-of.ts';
import { forecastIn } from './plates.ts';
import { describeCounter, describeTerritory } from './speech.ts';
import { touchCounter, touchTerritory } from './touch.ts';
import { type Shown, useDrawn } from './use-drawn.ts';

interface SectorPaneProps {
  readonly map: RefObject<SectorMapHandle | null>;
  /** Whether the score is shown above the board. */
  readonly hasScore: boolean;
  /** Whether there are docks below the board. */
  readonly hasDocks: boolean;
}

/** The board of a replay, or of the step that is shown, with what the reader is about to declare. */
export function SectorPane({ map, hasScore, hasDocks }: SectorPaneProps) {
  const place = useSectorPlace();
  const { isList, lens, standIn } = place;
  const shown = useDrawn();
  const { view, words, drawn, plan, proposals } = shown;
  const describe = useCallback(
    (id: string, isTarget: boolean) => describeTerritory(view, words, { id, isTarget, proposals }),
    [view, words, proposals],
  );
  const describeOne = useCallback((id: string) => describeCounter(view, words, id), [view, words]);
  const outlined = useOutlined(place, shown);
  useRevealed(outlined.selected ?? shown.marked.at(-1) ?? null, map);
  return (
    <>
      <Printed view={drawn} />
      <div className={`map-board ${hasDocks ? 'docked' : ''} ${hasScore ? 'scored' : ''}`} data-keys inert={isList}>
        <SectorMap
          ref={map}
          view={drawn}
          label={mapText.label}
          describeTerritory={describe}
          describeCounter={describeOne}
          announcement={spoken(place, shown)}
          home={homeOf(view)}
          {...outlined}
          among={plan?.among ?? NOWHERE}
          slide={shown.slide}
          isPast={(lens.as !== undefined && standIn === null) || place.n !== place.open.n}
          onTerritory={(id) => touchTerritory(place, id)}
          onCounter={(id) => touchCounter(place, id)}
          onLeave={useLeave(place, shown)}
        />
      </div>
      <Warning shown={shown} />
    </>
  );
}

/** SEC-ISO-11: read aloud as soon as it changes, for the list too, while the board is inert. */
function Warning({ shown: { forecast, words, isReplay } }: { readonly shown: Shown }) {
  const told = isReplay ? null : isolationSays(forecast, words);
  return (
    <p className="visually-hidden" role="status">
      {told === null ? '' : `${told.lead} ${told.says}`}
    </p>
  );
}

/** Escape: ends the replay, or drops what is composed, or the selection. */
function useLeave({ setPlan, select }: SectorPlace, { plan }: Shown): () => void {
  const replay = useReplay();
  if (replay.state !== null) return replay.stop;
  return plan === null ? () => select(null) : () => setPlan(null);
}

/** Scrolls what is selected, or what a replay shows, into sight. */
function useRevealed(territory: string | null, map: RefObject<SectorMapHandle | null>): void {
  useEffect(() => {
    if (territory !== null) map.current?.reveal(territory);
  }, [territory, map]);
}

const NOWHERE: readonly never[] = [];

function Printed({ view }: { readonly view: SectorView }) {
  if (!useMedia(PRINT)) return null;
  return (
    <div className="map-print">
      <SectorPicture view={view} label={mapText.label} />
    </div>
  );
}

/** What is outlined: where a replay is, or the plan, or else what is selected. */
function useOutlined({ selection, view }: SectorPlace, { plan, marked, played, isReplay }: Shown) {
  const planned = plan?.counters;
  const counters = useMemo(() => {
    if (isReplay) return new Set<string>(played);
    return new Set<string>(planned ?? (selection?.kind === 'counter' ? [selection.counter] : []));
  }, [isReplay, played, planned, selection]);
  return { counters, marked, selected: isReplay ? null : selectedTerritory({ selection, view }, plan) };
}

/** Where the plan begins, or else leads, or what is selected; for a counter, where it is. */
function selectedTerritory(
  { view, selection }: Pick<SectorPlace, 'view' | 'selection'>,
  plan: Shown['plan'],
): string | null {
  const planned = plan?.from ?? plan?.to ?? null;
  if (planned !== null) return planned;
  if (selection === null) return null;
  if (selection.kind === 'territory') return selection.territory;
  return lookup(view.board.counters, selection.counter)?.at ?? null;
}

/** The target of the plan, or else what is selected, as read aloud. A replay reads its events. */
function spoken({ selection }: SectorPlace, { view, words, plan, drawn, proposals, isReplay }: Shown): string {
  if (isReplay) return '';
  const id = plan?.to ?? (selection?.kind === 'territory' ? selection.territory : null);
  if (id !== null) return describeTerritory(view, words, { id, forecast: forecastIn(drawn.plates, id), proposals });
  return selection?.kind === 'counter' ? describeCounter(view, words, selection.counter) : '';
}

/** What a small window shows first: the middle of the reader's first line, or of West's. */
function homeOf({ board, side }: View): string | null {
  const { linesPerSide, rows } = board.settings;
  const column = side === 'east' ? linesPerSide + 1 : linesPerSide;
  const row = Math.ceil(rows / 2);
  return territoriesIn(board).find((one) => one.column === column && one.row === row)?.id ?? null;
}
