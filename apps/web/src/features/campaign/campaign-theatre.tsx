'use client';
import { clockTime, PHASE_NAMES } from '@sealed-orders/text';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useState } from 'react';
import { Notice } from '../shell/notice.tsx';
import { useCampaignPlace } from './campaign-context.ts';
import { CampaignBar } from './frame/campaign-bar.tsx';
import { HistorySlider } from './frame/history-slider.tsx';
import { KeysDialog } from './frame/keys-dialog.tsx';
import { PhaseBar, PhonePhase } from './frame/phase-bar.tsx';
import { SeatLost } from './frame/seat-lost.tsx';
import { TabBar } from './frame/tab-bar.tsx';
import { MapList } from './map/map-list.tsx';
import { MapPane } from './map/map-pane.tsx';
import { useOverlays } from './map/overlays.ts';
import { SidePanel } from './panels/side-panel.tsx';
import { ReplayBar } from './replay/replay-bar.tsx';
import { useReplay } from './replay/replay-context.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface TheatreProps {
  /** Since when there is no connection, in milliseconds since 1970. */
  readonly lostAt: number | null;
  readonly isPanelOpen: boolean;
  readonly setPanelOpen: (isOpen: boolean) => void;
}

/** The stage: frame above, map in the middle, paper beside it. */
export function CampaignTheatre({ lostAt, isPanelOpen, setPanelOpen }: TheatreProps) {
  const { isNow } = useCampaignPlace();
  const overlays = useOverlays();
  const replay = useReplay();
  const [isList, setList] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const [hasHistory, setHistory] = useState(false);
  const onKeyDown = useShortcuts({
    overlays,
    toggleList: () => setList(!isList),
    toggleKeys: () => setKeys(!hasKeys),
  });
  const field = [
    'map-field',
    isNow ? '' : 'past',
    hasHistory ? 'with-history' : '',
    isPanelOpen ? 'drawer' : '',
    replay.state === null ? '' : 'replaying',
  ].join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the parts inside bubble up to here
    <div className="theatre" onKeyDown={onKeyDown}>
      <CampaignBar />
      <PhaseBar />
      <PhonePhase />
      <PrintHead />
      <main id="content" tabIndex={-1} className="outline-none">
        <section className={field} aria-label={campaignText.map}>
          <MapPane
            overlays={overlays}
            isList={isList}
            toggleList={() => setList(!isList)}
            toggleHistory={() => setHistory(!hasHistory)}
            isPanelOpen={isPanelOpen}
            togglePanel={() => setPanelOpen(!isPanelOpen)}
          />
          {isList ? <MapList /> : null}
          <div className="map-status">
            {lostAt === null ? null : <Lost since={lostAt} />}
            <SeatLost />
            {isNow ? null : <Notice kind="warn">{campaignText.history.readOnly}</Notice>}
          </div>
          {replay.state === null ? <HistorySlider /> : <ReplayBar />}
        </section>
        <SidePanel isOpen={isPanelOpen} setOpen={setPanelOpen} />
      </main>
      <TabBar />
      {hasKeys ? <KeysDialog onClose={() => setKeys(false)} /> : null}
    </div>
  );
}

/** On paper the frame is left out: what this is a sheet of. */
function PrintHead() {
  const { head, view, words } = useCampaignPlace();
  const reader =
    head.you === null ? campaignText[head.viewer === 'referee' ? 'referee' : 'spectator'] : words.seat(head.you).text;
  return (
    <header className="print-head">
      <h1>{head.name}</h1>
      <p>{campaignText.sheetOf(view.turn, PHASE_NAMES[view.phase], reader)}</p>
    </header>
  );
}

function Lost({ since }: { readonly since: number }) {
  return (
    <Notice kind="warn" live>
      {campaignText.offline(clockTime(new Date(since)))}
    </Notice>
  );
}
