'use client';
import { Suspense } from 'react';
import { useAfterPaint } from '../browser/use-after-paint.ts';
import { BELOW_DESKTOP, useMedia } from '../browser/use-media.ts';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import type { BoardProps } from '../campaign/door.ts';
import { useFormModule } from './forms/phase-form.ts';
import { useHexPlace } from './hex-context.ts';
import { MapPane } from './map/map-pane.tsx';
import { MapList } from './on-demand.ts';

/** The map, the list that stands in for it, or the form of a phase that needs the whole page. */
export function HexBoard({ toggleHistory }: BoardProps) {
  const { isPanelOpen, setPanelOpen, tab, isNow } = useCampaignPlace();
  const { overlays, isList, toggleList } = useHexPlace();
  const isNarrow = useMedia(BELOW_DESKTOP);
  const FormBoard = useFormModule()?.Board ?? null;
  const isOpen = tab === 'orders' && isNow;
  // A full-page form is slow to draw: the touched tab responds immediately, and the form appears a moment later.
  const isDrawn = useAfterPaint(isOpen);
  const isCovered = FormBoard !== null && isOpen && !isNarrow;
  return (
    <>
      <MapPane
        isCovered={isCovered}
        overlays={overlays}
        isList={isList}
        toggleList={toggleList}
        toggleHistory={toggleHistory}
        isPanelOpen={isPanelOpen}
        togglePanel={() => setPanelOpen(!isPanelOpen)}
      />
      <Suspense>{isList ? <MapList /> : null}</Suspense>
      {isCovered && isDrawn ? (
        <div className="form-board">
          <FormBoard />
        </div>
      ) : null}
    </>
  );
}
