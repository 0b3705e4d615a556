'use client';
import type { StarMapHandle } from '@sealed-orders/map/graph';
import { memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { BoardProps } from '../campaign/door.ts';
import { useLayers } from './board/layers.ts';
import { StarList } from './board/on-demand.ts';
import { StarPane } from './board/star-pane.tsx';
import { StarTools } from './board/star-tools.tsx';
import { useNodePlace } from './node-context.ts';
import { useHasDocks } from './panels/dock.tsx';
import { LogDock, MidnightDock } from './panels/on-demand.ts';

/** The star map with its tools and docks, or the list that stands in for it. */
export function NodeBoard({ toggleHistory }: BoardProps) {
  const { isPanelOpen, setPanelOpen, isList } = useNodePlace();
  const map = useRef<StarMapHandle>(null);
  const layers = useLayers();
  const hasDocks = useHasDocks() && !isList;
  useFocusBack(map, isList);
  return (
    <>
      <StarPane map={map} layers={layers} isPanelOpen={isPanelOpen} hasDocks={hasDocks} />
      <StarTools {...{ map, layers, toggleHistory, isPanelOpen }} togglePanel={() => setPanelOpen(!isPanelOpen)} />
      <Suspense>{isList ? <StarList /> : null}</Suspense>
      {hasDocks ? <Docks /> : null}
    </>
  );
}

/** When the list closes, its keys go on at the map. */
function useFocusBack(map: RefObject<StarMapHandle | null>, isList: boolean): void {
  const wasList = useRef(isList);
  useEffect(() => {
    if (wasList.current && !isList && document.activeElement === document.body) map.current?.focus();
    wasList.current = isList;
  }, [map, isList]);
}

/** What comes at midnight and what happened, below the map of a desktop. */
const Docks = memo(function Docks() {
  return (
    <div className="node-docks no-print">
      <Suspense fallback={<div className="dock" />}>
        <MidnightDock />
      </Suspense>
      <Suspense fallback={<div className="dock" />}>
        <LogDock />
      </Suspense>
    </div>
  );
});
