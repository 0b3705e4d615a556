'use client';
import { Suspense } from 'react';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import type { BoardProps } from '../campaign/door.ts';
import { useAfterPaint } from '../shell/use-after-paint.ts';
import { BELOW_DESK, useMedia } from '../shell/use-media.ts';
import { useDeskModule } from './desks/phase-desk.ts';
import { useHexPlace } from './hex-context.ts';
import { MapPane } from './map/map-pane.tsx';
import { MapList } from './on-demand.ts';

/** The map, the list that stands in for it, or the desk of a phase that needs the whole page. */
export function HexBoard({ toggleHistory }: BoardProps) {
  const { isPanelOpen, setPanelOpen, tab, isNow } = useCampaignPlace();
  const { overlays, isList, toggleList } = useHexPlace();
  const isNarrow = useMedia(BELOW_DESK);
  const Desk = useDeskModule()?.Board ?? null;
  const isOpen = tab === 'orders' && isNow;
  // A whole desk takes long to draw: the tab that was touched is seen at once, and the desk comes a moment later.
  const isDrawn = useAfterPaint(isOpen);
  return (
    <>
      <MapPane
        overlays={overlays}
        isList={isList}
        toggleList={toggleList}
        toggleHistory={toggleHistory}
        isPanelOpen={isPanelOpen}
        togglePanel={() => setPanelOpen(!isPanelOpen)}
      />
      <Suspense>{isList ? <MapList /> : null}</Suspense>
      {Desk !== null && isOpen && isDrawn && !isNarrow ? (
        <div className="desk-board">
          <Desk />
        </div>
      ) : null}
    </>
  );
}
