'use client';
import { clockTime } from '@sealed-orders/text';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../shell/notice.tsx';
import { OfferNotice } from './absence/offer-campaign.tsx';
import { SeatNotice } from './absence/seat-notice.tsx';
import { useCampaignPlace } from './campaign-context.ts';
import { ClockNotice } from './desk/clock-notice.tsx';
import { DryRunBar } from './desk/dry-run-bar.tsx';
import { PausedNotice } from './desk/paused-notice.tsx';
import { PingNotice } from './desk/ping-notice.tsx';
import { RewoundNotice } from './desk/rewound-notice.tsx';
import { SealedForNotice } from './desk/sealed-for-notice.tsx';
import { SeeAsBar } from './desk/see-as-bar.tsx';
import { EyesBar } from './ending/eyes-bar.tsx';
import { CampaignBar } from './frame/campaign-bar.tsx';
import { HistorySlider } from './frame/history-slider.tsx';
import { PhaseBar, PhonePhase } from './frame/phase-bar.tsx';
import { SeatLost } from './frame/seat-lost.tsx';
import { TabBar } from './frame/tab-bar.tsx';
import { WatchNotices } from './frame/watch-notices.tsx';
import { SidePanel } from './panels/side-panel.tsx';
import { useReplay } from './replay/replay-context.ts';
import { useShortcuts } from './use-shortcuts.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./frame/keys-dialog.tsx')).KeysDialog }));
const ReplayBar = lazy(async () => ({ default: (await import('./replay/replay-bar.tsx')).ReplayBar }));

/** The page: frame above, the game's board in the middle, paper beside it. */
export function CampaignTheatre({ lostAt }: { readonly lostAt: number | null }) {
  const { isNow, isPanelOpen, door, lens, tab, dryRun } = useCampaignPlace();
  const view = door.views.find(({ id }) => id === tab);
  const replay = useReplay();
  // What might be has no place in the history.
  const history = dryRun.shown === null ? <HistorySlider /> : null;
  const [hasKeys, setKeys] = useState(false);
  const [hasHistory, setHistory] = useState(false);
  const onKeyDown = useShortcuts(() => setKeys(!hasKeys));
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
      {dryRun.shown === null ? <SeeAsBar /> : <DryRunBar />}
      <PrintHead />
      <main id="content" tabIndex={-1} className="outline-none">
        {view === undefined ? null : (
          <section className="game-view" aria-label={view.label}>
            <view.Page />
          </section>
        )}
        <section className={field} inert={view !== undefined} aria-label={door.text.board.label}>
          <door.Board toggleHistory={() => setHistory(!hasHistory)} />
          <div className="map-status">
            {lostAt === null ? null : <Lost since={lostAt} />}
            <SeatLost />
            <PausedNotice />
            <SeatNotice />
            <OfferNotice />
            <WatchNotices />
            <RewoundNotice />
            <SealedForNotice />
            <PingNotice />
            <ClockNotice />
            <EyesBar />
            {door.Guide === undefined ? null : (
              <Suspense>
                <door.Guide />
              </Suspense>
            )}
            {isNow || lens.as !== undefined ? null : <Notice kind="warn">{campaignText.history.readOnly}</Notice>}
          </div>
          <Suspense>{replay.state === null ? history : <ReplayBar />}</Suspense>
        </section>
        {view === undefined ? <SidePanel /> : null}
      </main>
      <TabBar />
      {hasKeys ? (
        <Suspense>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** On paper the frame is left out: what this is a sheet of. */
function PrintHead() {
  const { head, seen, door, seatName } = useCampaignPlace();
  const reader =
    head.you === null ? campaignText[head.viewer === 'referee' ? 'referee' : 'spectator'] : seatName(head.you);
  return (
    <header className="print-head">
      <h1>{head.name}</h1>
      <p>{campaignText.sheetOf(door.text.where(seen.summary), reader)}</p>
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
