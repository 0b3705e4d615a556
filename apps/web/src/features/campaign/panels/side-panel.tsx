'use client';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { type PointerEvent, useRef, useState } from 'react';
import { PHONE, useMedia } from '../../shell/use-media.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { knownPiece } from '../map/known.ts';
import { OrderSheet } from '../orders/order-sheet.tsx';
import { useOrdersDesk } from '../orders/orders-context.ts';
import { SealFoot } from '../orders/seal-button.tsx';
import { ReportPanel } from '../report/report-panel.tsx';
import { ForeignPanel } from './foreign-panel.tsx';
import { HexPanel } from './hex-panel.tsx';
import { NothingSelected } from './nothing-selected.tsx';
import { PeekLine } from './peek-line.tsx';
import { RefereeDesk } from './referee-desk.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { UnitPanel } from './unit-panel.tsx';
import { WarOver } from './war-over.tsx';

interface SidePanelProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const HEIGHTS = ['peek', 'half', 'full'] as const;
type Height = (typeof HEIGHTS)[number];

/** How tall the sheet was pulled, and whether it showed a selection then: it opens anew for the next thing. */
interface Pulled {
  readonly height: Height;
  readonly hasSelection: boolean;
}

/** Paper beside the map: a column on desks, a drawer on tablets, a sheet from below on phones. */
export function SidePanel({ isOpen, setOpen }: SidePanelProps) {
  const { tab, selection, isNow } = useCampaignPlace();
  const desk = useOrdersDesk();
  const isPhone = useMedia(PHONE);
  const hasSelection = selection !== null;
  const [pulled, setPulled] = useState<Pulled | null>(null);
  // On a phone the map's sheet is as tall as the player pulled it for what it shows; other views take the whole page.
  const isSheet = isPhone && tab === 'map';
  const height = pulled?.hasSelection === hasSelection ? pulled.height : hasSelection ? 'half' : 'peek';
  const shown = isSheet ? (isOpen ? height : 'peek') : 'full';
  const pull = (by: -1 | 1) => {
    const next = HEIGHTS[HEIGHTS.indexOf(shown) + by];
    if (next) setPulled({ height: next, hasSelection });
    if (!isOpen) setOpen(true);
  };
  const hasFoot = isNow && ((tab === 'map' && shown === 'full') || tab === 'orders');
  return (
    <aside className={`side ${shown} ${isOpen ? '' : 'shut'}`} aria-label={campaignText.tools.panel}>
      {tab === 'map' ? <Grip onPull={pull} isFull={shown === 'full'} /> : null}
      <div className="side-scroll" data-sheet={shown}>
        <Content isPeek={shown === 'peek'} />
      </div>
      {hasFoot && desk ? <SealFoot /> : null}
    </aside>
  );
}

function Content({ isPeek }: { readonly isPeek: boolean }) {
  const { tab, isNow, head, selection, view } = useCampaignPlace();
  const desk = useOrdersDesk();
  switch (tab) {
    case 'report':
      return (
        <>
          {isNow ? <WarOver /> : null}
          <ReportPanel />
        </>
      );
    case 'seats':
      return <SeatsPanel />;
    case 'orders':
      return <OrderSheet />;
    case 'map':
      return isPeek ? (
        <PeekLine />
      ) : (
        <>
          <SelectedPanel />
          {desk && isNow && view.ended === null ? (
            <div className="band">
              <OrderSheet />
            </div>
          ) : null}
          {head.viewer === 'referee' ? (
            <div className={selection === null ? '' : 'band'}>
              <RefereeDesk />
            </div>
          ) : null}
        </>
      );
  }
}

/** What is selected, or a word on what to do. */
function SelectedPanel() {
  const { selection, view, head } = useCampaignPlace();
  if (selection?.kind === 'hex') return <HexPanel hex={selection.hex} outOfReachOf={selection.outOfReachOf ?? null} />;
  const known = selection ? knownPiece(view, selection.piece) : null;
  if (known?.kind === 'own') return <UnitPanel key={known.piece.id} piece={known.piece} />;
  if (known) return <ForeignPanel piece={known.piece} lastSeen={known.kind === 'ghost' ? known.turn : null} />;
  if (view.ended !== null) return <WarOver />;
  if (head.viewer === 'referee') return null;
  return <NothingSelected />;
}

interface GripProps {
  readonly onPull: (by: -1 | 1) => void;
  readonly isFull: boolean;
}

const PULL_PX = 24;

/** Pulls the sheet up or down; a touch makes it taller, or lower when it is full. */
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
        // A pull ends in a click too, which has been answered already. Keys click without a pointer.
        if (event.detail === 0 || !isPulled.current) onPull(isFull ? -1 : 1);
      }}
    />
  );
}
