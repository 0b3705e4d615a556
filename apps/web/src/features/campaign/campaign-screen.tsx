'use client';
import { seatId } from '@sealed-orders/rules/kernel';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PHONE, useMedia } from '../browser/use-media.ts';
import { useServed } from '../browser/use-served.ts';
import {
  type Campaign,
  type Head,
  type Moment,
  mayLookAs,
  mayWriteFor,
  useCampaign,
  useFollowing,
  useLifted,
} from '../campaign-data/campaign-data.ts';
import { useGameDoor } from '../games.ts';
import { useToast } from '../kit/toasts.tsx';
import { Problem } from '../shell/problem.tsx';
import { type CampaignPlace, CampaignPlaceProvider, RoomProvider, type Tab } from './campaign-context.ts';
import { CampaignTheatre } from './campaign-theatre.tsx';
import { useDryRun } from './desk/use-dry-run.ts';
import { useSealedReading } from './desk/use-sealed-reading.ts';
import type { Beat, GameDoor, Room } from './door.ts';
import { useMoment } from './ending/use-moment.ts';
import { FirstPicture } from './first-picture.tsx';
import { ReplayProvider } from './replay/replay-context.ts';
import { useReplaying } from './replay/use-replaying.ts';
import { useLinkedLine } from './report/linked-line.ts';
import { useSince } from './report/use-since.ts';
import { GivingRoom } from './seal/giving.tsx';

/** The campaign while it is played, for its players, its referee and everybody who watches. */
export function CampaignScreen({ campaign: id }: { readonly campaign: string }) {
  const [past, setPast] = useState<number | null>(null);
  const [isLaid, setLaid] = useState(false);
  const isServed = useServed();
  const open = useCampaign(id, null);
  const lostAt = useFollowing(id, isLaid);
  const shown = useCampaign(id, past);
  const [first] = useState(shown.campaign);
  if (shown.error && !(shown.campaign && open.campaign)) {
    return (
      <main id="content" className="wrap narrow py-16">
        <Problem error={shown.error} retry={shown.retry} />
      </main>
    );
  }
  return (
    <>
      {isLaid ? null : <FirstPicture campaign={first} />}
      {shown.campaign && open.campaign && !isServed ? (
        <Suspense>
          <Loaded open={open.campaign} own={shown.campaign} past={past} setPast={setPast} lostAt={lostAt} />
          <Laid onLaid={setLaid} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Tells when what stands beside it can be operated, before it is painted. */
function Laid({ onLaid }: { readonly onLaid: (isLaid: boolean) => void }) {
  useLayoutEffect(() => onLaid(true), [onLaid]);
  return null;
}

interface LoadedProps {
  /** The campaign as it stands now. */
  readonly open: Campaign;
  /** The campaign at the step that is looked at, as the reader knows it. */
  readonly own: Campaign;
  readonly past: number | null;
  readonly setPast: (n: number | null) => void;
  /** Since when there is no connection, in milliseconds since 1970. */
  readonly lostAt: number | null;
}

function Loaded({ open, own, past, setPast, lostAt }: LoadedProps) {
  const { shown: known, moment, look: lookAt } = useLookedAt(open, own);
  const dryRun = useDryRun(open);
  const tried = dryRun.shown;
  const shown = dryRun.campaign ?? known;
  const door = useGameDoor(shown.seen.system);
  const { asked, pen } = useStandIn({ open, shown, moment, door, isTried: tried !== null, lookAt });
  const showStep = useCallback(
    (step: number | null) => (moment === null ? setPast(step) : pen.look({ ...moment, step })),
    [moment, setPast, pen],
  );
  const { tab, setTab, openTab, isPanelOpen, setPanelOpen } = useTab(open, moment);
  const since = useSince(open.head);
  const linked = useLinkedLine(open, (step) => {
    setTab('report');
    showStep(step);
  });
  useNewPhase(open, () => openTab('report'));
  usePhaseTold(open);
  const isNow =
    past === null && tried === null && (moment === null || pen.standIn !== null || pen.sealedReading.shown !== null);
  const as = tried?.as ?? moment?.as ?? null;
  // The same object as long as it says the same: what is selected changes often, and this does not.
  const place = useMemo(
    (): CampaignPlace => ({
      ...shown,
      ...{ ...pen, isNow, open, door, tab, openTab, showStep, isPanelOpen, setPanelOpen, since, linked, dryRun },
      lens: as === null ? {} : { as },
    }),
    [shown, isNow, open, pen, door, tab, openTab, showStep, isPanelOpen, setPanelOpen, since, linked, dryRun, as],
  );
  return (
    <CampaignPlaceProvider value={place}>
      <door.Room open={asked}>{(room) => <Furnished room={room} n={shown.n} lostAt={lostAt} />}</door.Room>
    </CampaignPlaceProvider>
  );
}

/** The seat that a referee can write for: the one with whose eyes they see the open phase, if it may still order. */
function standsInFor(head: Head, moment: Moment | null, { phases }: GameDoor): string | null {
  const seat = moment?.step === null && moment.as.startsWith('seat:') ? moment.as.slice('seat:'.length) : null;
  return seat !== null && mayWriteFor(head, seat, phases) ? seat : null;
}

/** What whoever only watches reads first: how the war ended, what happened last, or else how it stands. */
const firstTab = ({ head, seen }: Campaign): Tab =>
  head.ending !== null || seen.events.length > 0 ? 'report' : 'seats';

/** The view that is open beside the board, and whether its panel is. */
function useTab(open: Campaign, moment: Moment | null) {
  const isPhone = useMedia(PHONE);
  const [chosen, setTab] = useState<Tab | null>(null);
  const [first] = useState(() => firstTab(open));
  const { you, viewer, ending } = open.head;
  const watches = viewer === 'spectator' && you === null && moment === null;
  // A phone has room for the map alone.
  const tab = chosen ?? (watches && (!isPhone || ending !== null) ? first : 'board');
  const [isPanelOpen, setPanelOpen] = useState(true);
  const openTab = useCallback((next: Tab) => {
    setTab(next);
    setPanelOpen(true);
  }, []);
  return { tab, setTab, openTab, isPanelOpen, setPanelOpen };
}

interface Standing {
  readonly open: Campaign;
  readonly shown: Campaign;
  readonly moment: Moment | null;
  readonly door: GameDoor;
  readonly isTried: boolean;
  readonly lookAt: (moment: Moment | null) => void;
}

/** For a referee who writes orders for a seat, or reads what it has sealed: which one, and the open phase as the order form needs it. To look elsewhere ends it. */
function useStandIn({ open, shown, moment, door, isTried, lookAt }: Standing) {
  const [isWriting, setStandIn] = useState(false);
  const sealedReading = useSealedReading(open, moment);
  const look = useCallback(
    (next: Moment | null) => {
      setStandIn(false);
      lookAt(next);
    },
    [lookAt],
  );
  const standIn = isWriting && !isTried ? standsInFor(open.head, moment, door) : null;
  const seat = standIn ?? (isTried ? null : (sealedReading.shown?.seat ?? null));
  const asked = useMemo(() => (seat === null ? open : inThePlaceOf(seat, shown)), [seat, open, shown]);
  const pen = useMemo(() => ({ look, standIn, setStandIn, sealedReading }), [look, standIn, sealedReading]);
  return { asked, pen };
}

/** The open phase as the order form of a seat needs it. */
const inThePlaceOf = (seat: string, { head, ...rest }: Campaign): Campaign => ({
  ...rest,
  head: { ...head, you: seatId(seat) },
});

/** What is shown: the reader's own step, or a moment as somebody else saw it. */
function useLookedAt(open: Campaign, own: Campaign) {
  const [moment, look] = useMoment(mayLookAs(open.head));
  const lifted = useLifted(open, moment);
  return { shown: lifted ?? own, moment: lifted === null ? null : moment, look };
}

const NO_BEATS: readonly Beat[] = [];

interface FurnishedProps {
  readonly room: Room;
  readonly n: number;
  readonly lostAt: number | null;
}

function Furnished({ room, n, lostAt }: FurnishedProps) {
  const replay = useReplaying(n, room.report?.beats ?? NO_BEATS);
  return (
    <RoomProvider value={room}>
      <ReplayProvider value={replay}>
        <GivingRoom>
          <CampaignTheatre lostAt={lostAt} />
        </GivingRoom>
      </ReplayProvider>
    </RoomProvider>
  );
}

/** Calls back when another phase is open than at the last render. What arrives within a phase disturbs nobody's orders. */
function useNewPhase({ opening }: Campaign, onPhase: () => void) {
  const [known, setKnown] = useState(opening);
  if (opening === known) return;
  setKnown(opening);
  onPhase();
}

/** Says that a phase was resolved, for those who look elsewhere or listen. */
function usePhaseTold({ opening, steps, head }: Campaign) {
  const say = useToast();
  const told = useRef(opening);
  // If the referee took the war back, or the war was ended early, a notice beside the map says so.
  const isToldElsewhere = head.rewound !== null || (head.ending !== null && head.ending.by !== 'rules');
  const before = isToldElsewhere ? null : (steps.find((step) => step.opening === opening - 1)?.round ?? null);
  useEffect(() => {
    if (told.current === opening) return;
    told.current = opening;
    if (before !== null) say(campaignText.resolved(before));
  }, [opening, before, say]);
}
