'use client';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { useEffect, useRef, useState } from 'react';
import { MapLoading } from '../shell/map-loading.tsx';
import { Problem } from '../shell/problem.tsx';
import { useToast } from '../shell/toasts.tsx';
import { BELOW_DESK, useMedia } from '../shell/use-media.ts';
import { type CampaignPlace, CampaignPlaceProvider, type Selection, type Tab } from './campaign-context.ts';
import { type Campaign, useCampaign, useFollowing } from './campaign-data.ts';
import { CampaignTheatre } from './campaign-theatre.tsx';
import { OrdersDeskProvider } from './orders/orders-context.ts';
import { useOrders } from './orders/use-orders.ts';
import { ReplayProvider } from './replay/replay-context.ts';
import { useReplaying } from './replay/use-replaying.ts';

/** The campaign while it is played, for its players, its referee and everybody who watches. */
export function CampaignScreen({ campaign: id }: { readonly campaign: string }) {
  const [past, setPast] = useState<number | null>(null);
  const lostAt = useFollowing(id);
  const open = useCampaign(id, null);
  const shown = useCampaign(id, past);
  if (shown.campaign && open.campaign) {
    return <Loaded open={open.campaign} shown={shown.campaign} past={past} showStep={setPast} lostAt={lostAt} />;
  }
  if (shown.error) {
    return (
      <main id="content" className="wrap narrow py-16">
        <Problem error={shown.error} retry={shown.retry} />
      </main>
    );
  }
  return (
    <main id="content" className="h-dvh p-3" aria-busy aria-label={siteText.loadingMap}>
      <MapLoading />
    </main>
  );
}

interface LoadedProps {
  /** The campaign at its open step. */
  readonly open: Campaign;
  /** The campaign at the step that is looked at. */
  readonly shown: Campaign;
  readonly past: number | null;
  readonly showStep: (n: number | null) => void;
  readonly lostAt: number | null;
}

function Loaded({ open, shown, past, showStep, lostAt }: LoadedProps) {
  const [selection, select] = useState<Selection>(null);
  const isNarrow = useMedia(BELOW_DESK);
  const [tab, setTab] = useState<Tab>(() => (open.head.you === null ? 'report' : 'map'));
  const [isPanelOpen, setPanelOpen] = useState(true);
  const desk = useOrders(open, past !== null);
  const replay = useReplaying(shown);
  useNewStep(open, () => {
    select(null);
    setTab('report');
    setPanelOpen(true);
  });
  useStepTold(open);
  const place: CampaignPlace = {
    ...shown,
    isNow: past === null,
    selection,
    select: (next) => {
      select(next);
      if (next?.kind === 'piece' && tab !== 'orders') setTab('map');
      if (next && isNarrow) setPanelOpen(true);
    },
    tab,
    openTab: (next) => {
      setTab(next);
      setPanelOpen(true);
    },
    showStep,
  };
  return (
    <CampaignPlaceProvider value={place}>
      <OrdersDeskProvider value={desk}>
        <ReplayProvider value={replay}>
          <CampaignTheatre lostAt={lostAt} isPanelOpen={isPanelOpen} setPanelOpen={setPanelOpen} />
        </ReplayProvider>
      </OrdersDeskProvider>
    </CampaignPlaceProvider>
  );
}

/** Calls back when the open step is another than at the last render: the phase was resolved. */
function useNewStep(open: Campaign, onStep: () => void) {
  const [n, setN] = useState(open.n);
  if (open.n === n) return;
  setN(open.n);
  onStep();
}

/** Says that a turn was resolved, for those who look elsewhere or listen. */
function useStepTold({ n, events }: Campaign) {
  const say = useToast();
  const told = useRef(n);
  const turn = events[0]?.turn;
  useEffect(() => {
    if (told.current === n) return;
    told.current = n;
    if (turn !== undefined) say(campaignText.resolved(turn));
  }, [n, turn, say]);
}
