'use client';
import { SectorMap, type SectorMapHandle, SectorPicture, type SectorView } from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import type { View } from '@sealed-orders/rules/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { type RefObject, useCallback, useMemo } from 'react';
import { PRINT, useMedia } from '../../browser/use-media.ts';
import { useReplay } from '../../campaign/replay/replay-context.ts';
import { type SectorPlace, useSectorPlace } from '../sector-context.ts';
import { sectorViewOf, territoriesIn } from '../sector-view-of.ts';
import { describeCounter, describeTerritory } from './speech.ts';
import { touchCounter, touchTerritory } from './touch.ts';

interface SectorPaneProps {
  readonly map: RefObject<SectorMapHandle | null>;
  /** Whether the score is shown above the board. */
  readonly hasScore: boolean;
  /** Whether there are docks below the board. */
  readonly hasDocks: boolean;
}

/** The board at the step that is shown, with what the reader is about to declare. */
export function SectorPane({ map, hasScore, hasDocks }: SectorPaneProps) {
  const place = useSectorPlace();
  const { view, words, isNow, isList, letterOf, lens, standIn } = place;
  const plan = isNow ? place.plan : null;
  const drawn = useMemo(() => sectorViewOf(view, letterOf, plan), [view, letterOf, plan]);
  const among = plan?.among ?? NOWHERE;
  const describe = useCallback(
    (id: string) =>
      describeTerritory(
        view,
        words,
        id,
        among.some((one) => one === id),
      ),
    [view, words, among],
  );
  const replay = useReplay();
  const leave = (): void => {
    if (replay.state !== null) replay.stop();
    else if (plan !== null) place.setPlan(null);
    else place.select(null);
  };
  const chosen = useChosen(place);
  return (
    <>
      <Printed view={drawn} />
      <div className={`map-board ${hasDocks ? 'docked' : ''} ${hasScore ? 'scored' : ''}`} data-keys inert={isList}>
        <SectorMap
          ref={map}
          view={drawn}
          label={mapText.label}
          describeTerritory={describe}
          describeCounter={(id) => describeCounter(view, words, id)}
          announcement={spoken(place)}
          home={homeOf(view)}
          selected={selectedTerritory(place)}
          counters={chosen}
          among={among}
          isPast={(lens.as !== undefined && standIn === null) || place.n !== place.open.n}
          onTerritory={(id) => touchTerritory(place, id)}
          onCounter={(id) => touchCounter(place, id)}
          onLeave={leave}
        />
      </div>
    </>
  );
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

/** The outlined counters: the plan's, or else the selected one. */
function useChosen({ selection, plan, isNow }: SectorPlace): ReadonlySet<string> {
  const planned = isNow ? plan?.counters : undefined;
  return useMemo(
    () => new Set<string>(planned ?? (selection?.kind === 'counter' ? [selection.counter] : [])),
    [planned, selection],
  );
}

/** The outlined territory: where the plan begins, or else leads, or what is selected (for a counter, where it is). */
function selectedTerritory({ view, selection, plan, isNow }: SectorPlace): string | null {
  const planned = isNow ? (plan?.from ?? plan?.to ?? null) : null;
  if (planned !== null) return planned;
  if (selection === null) return null;
  if (selection.kind === 'territory') return selection.territory;
  return lookup(view.board.counters, selection.counter)?.at ?? null;
}

/** What is selected, as read aloud. */
function spoken({ view, words, selection }: SectorPlace): string {
  if (selection === null) return '';
  if (selection.kind === 'counter') return describeCounter(view, words, selection.counter);
  return describeTerritory(view, words, selection.territory);
}

/** What a small window shows first: the middle of the reader's first line, or of West's. */
function homeOf({ board, side }: View): string | null {
  const { linesPerSide, rows } = board.settings;
  const column = side === 'east' ? linesPerSide + 1 : linesPerSide;
  const row = Math.ceil(rows / 2);
  return territoriesIn(board).find((one) => one.column === column && one.row === row)?.id ?? null;
}
