'use client';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { type PointerEvent, Suspense, useRef, useState } from 'react';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { type Tab, useCampaignPlace, useRoom } from '../campaign-context.ts';
import type { PanelProps } from '../door.ts';
import { Notes, RefereeDesk, ReportPanel, SeatsPanel, TalkPanel } from '../on-demand.ts';
import { SealFoot } from '../seal/seal-button.tsx';
import { WarOver } from './ended.ts';

const HEIGHTS = ['peek', 'half', 'full'] as const;
type Height = (typeof HEIGHTS)[number];

/** How tall the sheet was pulled, and what it showed then: it opens again for the next selection. */
interface Pulled {
  readonly height: Height;
  readonly tab: Tab;
  readonly hasSelection: boolean;
}

/** Paper beside the board: a column on desktops, a drawer on tablets, a sheet from below on phones. */
export function SidePanel() {
  const { tab, isNow, isReportBrought, isPanelOpen: isOpen, setPanelOpen: setOpen } = useCampaignPlace();
  const { form, hasSelection } = useRoom();
  const hasLines = useHasSheetBelow();
  const isPhone = useMedia(PHONE);
  const [pulled, setPulled] = useState<Pulled | null>(null);
  // On a phone the map's sheet keeps the height that the player gave it for this content; other views take the whole
  // page.
  const isSheet = isPhone && (tab === 'board' || isReportBrought);
  // What was pulled on one view is over when another is opened.
  if (pulled !== null && pulled.tab !== tab) setPulled(null);
  const usual = hasSelection || isReportBrought ? 'half' : 'peek';
  const height = pulled?.hasSelection === hasSelection && pulled.tab === tab ? pulled.height : usual;
  const shown = isSheet ? (isOpen ? height : 'peek') : 'full';
  const pull = (by: -1 | 1) => {
    const next = HEIGHTS[HEIGHTS.indexOf(shown) + by];
    if (next) setPulled({ height: next, hasSelection, tab });
    if (!isOpen) setOpen(true);
  };
  const hasFoot = isNow && ((tab === 'board' && shown === 'full') || tab === 'orders');
  return (
    <aside
      className={`side ${shown} ${isOpen ? '' : 'shut'} ${hasSelection ? 'holding' : ''}`}
      aria-label={campaignText.tools.panel}
    >
      {tab === 'board' || isReportBrought ? <Grip onPull={pull} isFull={shown === 'full'} /> : null}
      <div key={tab} className={hasLines && shown !== 'peek' ? 'side-scroll split' : 'side-scroll'} data-sheet={shown}>
        <Suspense>
          <Content isPeek={shown === 'peek'} raise={() => pull(1)} />
        </Suspense>
      </div>
      {hasFoot && form ? <SealFoot /> : null}
    </aside>
  );
}

/** Whether the player's order sheet stands below what is selected. */
function useHasSheetBelow(): boolean {
  const { tab, isNow, seen, door } = useCampaignPlace();
  const { form } = useRoom();
  return tab === 'board' && form !== null && door.OrderSheet !== null && isNow && seen.outcome.kind === 'ongoing';
}

function Content({ isPeek, raise }: PanelProps) {
  const { tab, isNow, head, door, standIn, sealedReading } = useCampaignPlace();
  const { hasSelection } = useRoom();
  const hasSheet = useHasSheetBelow();
  switch (tab) {
    case 'report':
      return (
        <>
          {isNow && head.ending !== null ? <WarOver /> : null}
          <ReportPanel />
        </>
      );
    case 'talk':
      return <TalkPanel />;
    case 'seats':
      return <SeatsPanel />;
    case 'orders':
      return door.OrderSheet === null ? null : <door.OrderSheet />;
    case 'board':
      return isPeek ? (
        <door.Panel isPeek raise={raise} />
      ) : (
        <>
          <div className="picked">
            <door.Panel isPeek={false} raise={raise} />
            <Suspense>
              <Notes />
            </Suspense>
          </div>
          {hasSheet && door.OrderSheet !== null ? (
            <div className="band">
              <door.OrderSheet />
            </div>
          ) : null}
          {head.viewer === 'referee' && standIn === null && sealedReading.shown === null ? (
            <div className={hasSelection ? 'band' : ''}>
              <RefereeDesk />
            </div>
          ) : null}
        </>
      );
    default:
      return null;
  }
}

interface GripProps {
  readonly onPull: (by: -1 | 1) => void;
  readonly isFull: boolean;
}

const PULL_PX = 24;

/** Pulls the sheet up or down; a touch makes it taller, or lower when it is at its tallest. */
function Grip({ onPull, isFull }: GripProps) {
  const from = useRef(0);
  const isPulled = useRef(false);
  const onPointerUp = (event: PointerEvent) => {
    const moved = event.clientY - from.current;
    isPulled.current = Math.abs(moved) > PULL_PX;
    if (isPulled.current) onPull(moved < 0 ? 1 : -1);
  };
  const { taller, lower } = campaignText.panel;
  return (
    <button
      type="button"
      className="grip"
      aria-label={isFull ? lower : taller}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={onPointerUp}
      onClick={(event) => {
        // A pull ends in a click too, which has been handled already. Keys click without a pointer.
        if (event.detail === 0 || !isPulled.current) onPull(isFull ? -1 : 1);
      }}
    />
  );
}
