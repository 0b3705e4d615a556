'use client';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useCampaignPlace } from './campaign-context.ts';
import { CampaignBar } from './frame/campaign-bar.tsx';
import { PhaseBar, PhonePhase } from './frame/phase-bar.tsx';
import { TabBar } from './frame/tab-bar.tsx';
import { HistorySlider, KeysDialog, loadAhead, Notices, OtherEyesBar, PrintHead, ReplayBar } from './on-demand.ts';
import { SidePanel } from './panels/side-panel.tsx';
import { useReplay } from './replay/replay-context.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface CampaignTheatreProps {
  /** When the connection was lost, in milliseconds since 1970; null: it is not. */
  readonly lostAt: number | null;
}

/** The page: frame above, the game's board in the middle, paper beside it. */
export const CampaignTheatre = memo(function CampaignTheatre({ lostAt }: CampaignTheatreProps) {
  const { isLast, isPanelOpen, door, head, seen, lens, tab, dryRun } = useCampaignPlace();
  // Without its fog a finished war is looked at step by step.
  const isStory = lens.as !== undefined && head.status === 'finished';
  const [seat] = useState(head.you);
  const view = door.views.find(({ id }) => id === tab);
  const replay = useReplay();
  // A hypothetical step has no place in the history.
  const hasSlider = head.n >= 1 && dryRun.shown === null && replay.state === null;
  const [hasKeys, setKeys] = useState(false);
  const [hasHistory, setHistory] = useState(false);
  useEffect(() => void loadAhead(), []);
  const toggleKeys = useCallback(() => setKeys((has) => !has), []);
  const field = [
    'map-field',
    isLast && !isStory ? '' : 'past',
    hasSlider ? 'dated' : '',
    hasHistory ? 'with-history' : '',
    isPanelOpen ? 'drawer' : '',
    replay.state === null ? '' : 'replaying',
  ].join(' ');
  return (
    <Keyed game={seen.system} hasView={view !== undefined}>
      <CampaignBar />
      {door.Progress === undefined ? (
        <>
          <PhaseBar />
          <PhonePhase />
        </>
      ) : (
        <>
          <door.Progress isPhone={false} />
          <door.Progress isPhone />
        </>
      )}
      <Suspense>{dryRun.shown !== null || lens.as !== undefined ? <OtherEyesBar /> : null}</Suspense>
      <Suspense>
        <PrintHead />
      </Suspense>
      <main id="content" tabIndex={-1} className="outline-none">
        {view === undefined ? null : (
          <section className="game-view" aria-label={view.label}>
            <view.Page />
          </section>
        )}
        <section className={field} inert={view !== undefined} aria-label={door.text.board.label}>
          <div className="map-above">
            {door.Guide === undefined ? null : (
              <Suspense>
                <door.Guide />
              </Suspense>
            )}
          </div>
          <door.Board toggleHistory={() => setHistory(!hasHistory)} />
          <div className="map-status">
            <Suspense>
              <Notices lostAt={lostAt} openedFrom={seat} toggleKeys={toggleKeys} />
            </Suspense>
          </div>
          <Suspense fallback={hasSlider ? <div className="history no-print" /> : null}>
            {hasSlider ? <HistorySlider /> : replay.state === null ? null : <ReplayBar />}
          </Suspense>
        </section>
        {view === undefined ? <SidePanel /> : null}
      </main>
      <TabBar />
      {hasKeys ? (
        <Suspense>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      ) : null}
    </Keyed>
  );
});

interface KeyedProps {
  /** For its styles. */
  readonly game: string;
  /** Whether a view of the game covers the board. */
  readonly hasView: boolean;
  readonly children: ReactNode;
}

/** The part of the page that handles keys. Key handlers change often; the children are not redrawn for that. */
function Keyed({ game, hasView, children }: KeyedProps) {
  const onKeyDown = useShortcuts();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the parts inside bubble up to here
    <div className={hasView ? 'theatre with-view' : 'theatre'} data-game={game} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
