'use client';
import type { SectorMapHandle } from '@sealed-orders/map/sector';
import { memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { BoardProps } from '../campaign/door.ts';
import { SectorList } from './board/on-demand.ts';
import { SectorPane } from './board/sector-pane.tsx';
import { SectorTools } from './board/sector-tools.tsx';
import { useHasDocks } from './panels/dock.tsx';
import { DeclaredDock, LatestDock } from './panels/on-demand.ts';
import { useSectorPlace } from './sector-context.ts';
import { ScoreRuler, useHasScore } from './strip/score-ruler.tsx';
import { Resources } from './turn/on-demand.ts';

/** The board with the score above it and its docks below, or the list that stands in for it. */
export function SectorBoard({ toggleHistory }: BoardProps) {
  const { isPanelOpen, setPanelOpen, isList } = useSectorPlace();
  const map = useRef<SectorMapHandle>(null);
  const hasScore = useHasScore();
  const hasDocks = useHasDocks() && !isList;
  useFocusBack(map, isList);
  return (
    <>
      <SectorPane map={map} hasScore={hasScore && !isList} hasDocks={hasDocks} />
      <SectorTools {...{ isPanelOpen, toggleHistory }} togglePanel={() => setPanelOpen(!isPanelOpen)} />
      <Suspense>{isList ? <SectorList /> : null}</Suspense>
      {isList ? null : <ScoreRuler />}
      {hasDocks ? <Docks /> : null}
    </>
  );
}

/** When the list closes, the board has the keyboard focus. */
function useFocusBack(map: RefObject<SectorMapHandle | null>, isList: boolean): void {
  const wasList = useRef(isList);
  useEffect(() => {
    if (wasList.current && !isList && document.activeElement === document.body) map.current?.focus();
    wasList.current = isList;
  }, [map, isList]);
}

/** Below the board of a desktop: the declarations of the phase, the side’s own resources, and what happened last. */
const Docks = memo(function Docks() {
  return (
    <div className="node-docks no-print">
      <Suspense fallback={<div className="dock" />}>
        <DeclaredDock />
      </Suspense>
      <Suspense>
        <Resources isDock />
      </Suspense>
      <Suspense fallback={<div className="dock" />}>
        <LatestDock />
      </Suspense>
    </div>
  );
});
