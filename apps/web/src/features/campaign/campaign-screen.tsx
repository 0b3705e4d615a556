'use client';
import { seatId } from '@sealed-orders/rules/kernel';
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react';
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
import { hasSheets } from '../campaign-data/has-sheets.ts';
import { useGameDoor } from '../game-pages.ts';
import { Problem } from '../shell/problem.tsx';
import { type CampaignPlace, CampaignPlaceProvider, RoomProvider, type Tab } from './campaign-context.ts';
import { CampaignTheatre } from './campaign-theatre.tsx';
import { isCovered, useUncoveredSeat } from './cover/use-uncovered-seat.ts';
import { useDryRun } from './desk/use-dry-run.ts';
import { useSealedReading } from './desk/use-sealed-reading.ts';
import type { Beat, GameDoor, Room } from './door.ts';
import { useMoment } from './ending/use-moment.ts';
import { FirstPicture } from './first-picture.tsx';
import { ReplayProvider } from './replay/replay-context.ts';
import { useReplaying } from './replay/use-replaying.ts';
import { useLinked } from './report/use-linked.ts';
import { useReading } from './report/use-reading.ts';
import { GivingRoom } from './seal/giving.tsx';

/** Only for readers who hold several seats. */
const Cover = lazy(async () => ({ default: (await import('./cover/cover.tsx')).Cover }));

/** The campaign while it is played, for its players, its referee and spectators. */
export function CampaignScreen({ campaign: id }: { readonly campaign: string }) {
  const [past, setPast] = useState<number | null>(null);
  const [isLaid, setLaid] = useState(false);
  const isServed = useServed();
  const open = useCampaign(id, null);
  const lostAt = useFollowing(id, isLaid);
  const shown = useCampaign(id, past);
  const [first] = useState(shown.campaign);
  useUncoveredSeat(open.campaign?.head);
  if (open.campaign !== null && isCovered(open.campaign.head))
    return (
      <Suspense fallback={<main id="content" className="cover on-lacquer" aria-busy />}>
        <Cover campaign={open.campaign} />
        <Laid onLaid={setLaid} />
      </Suspense>
    );
  if (shown.error && !(shown.campaign && open.campaign)) {
    return (
      <main id="content" className="wrap narrow py-16">
        <Problem as="h1" error={shown.error} retry={shown.retry} />
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

/** Reports, before the paint, when the element beside it becomes interactive. */
function Laid({ onLaid }: { readonly onLaid: (isLaid: boolean) => void }) {
  useLayoutEffect(() => onLaid(true), [onLaid]);
  return null;
}

interface LoadedProps {
  /** The campaign's current state. */
  readonly open: Campaign;
  /** The campaign at the step being viewed, as the reader knows it. */
  readonly own: Campaign;
  readonly past: number | null;
  readonly setPast: (n: number | null) => void;
  /** When the connection was lost, in milliseconds since 1970. */
  readonly lostAt: number | null;
}

function Loaded({ open, own, past, setPast, lostAt }: LoadedProps) {
  const { shown: known, theirs, moment, look: lookAt } = useLookedAt(open, own);
  const dryRun = useDryRun(open);
  const tried = dryRun.shown;
  const shown = dryRun.campaign ?? known;
  const door = useGameDoor(shown.seen.system);
  const { asked, pen } = useStandIn({ open, shown, moment, door, isTried: tried !== null, lookAt });
  const showStep = useCallback(
    (step: number | null) => (moment === null ? setPast(step) : pen.look({ ...moment, step })),
    [moment, setPast, pen],
  );
  const { tabs, setTab, bringReport } = useTab(open, moment);
  const linked = useLinked(open, (step) => {
    setTab('report');
    showStep(step);
  });
  // Days begin while people give orders: only the end of the war or a rewind brings another view.
  const isStop = open.head.ending !== null || open.head.rewound !== null;
  useNewPhase(open, isStop || hasSheets(door.phases) ? bringReport : nothing);
  const isNow =
    past === null && tried === null && (moment === null || pen.standIn !== null || pen.sealedReading.shown !== null);
  const as = tried?.as ?? moment?.as ?? null;
  const isLast = past === null && tried === null && (moment?.step ?? null) === null;
  const reading = useReading({
    open,
    shown,
    door,
    as,
    linked,
    isLast,
    isOpen: tabs.tab === 'report' && tabs.isPanelOpen,
  });
  // A referee who sees as others sees the seats as they do, and has nothing to press.
  const writes = pen.standIn !== null || pen.sealedReading.shown !== null;
  const head = tried === null && !writes && theirs !== null ? theirs : shown.head;
  // The same object while its content is the same: the selection changes often, and this does not.
  const place = useMemo(
    (): CampaignPlace => ({
      ...shown,
      head,
      ...{ ...pen, ...reading, ...tabs, isNow, isLast, open, door, showStep, linked, dryRun },
    }),
    [shown, head, isNow, isLast, open, pen, reading, door, tabs, showStep, linked, dryRun],
  );
  return (
    <CampaignPlaceProvider value={place}>
      <door.Room open={asked}>{(room) => <Furnished room={room} n={shown.n} lostAt={lostAt} />}</door.Room>
    </CampaignPlaceProvider>
  );
}

/** The seat that a referee can write for: the one they see as in the open phase, if it may still order. */
function standsInFor(head: Head, moment: Moment | null, { phases }: GameDoor): string | null {
  const seat = moment?.step === null && moment.as.startsWith('seat:') ? moment.as.slice('seat:'.length) : null;
  return seat !== null && mayWriteFor(head, seat, phases) ? seat : null;
}

/** What spectators read first: how the war ended, what happened last, or the current standing. */
const firstTab = ({ head, seen }: Campaign): Tab =>
  head.ending !== null || seen.events.length > 0 ? 'report' : 'seats';

/** The view that the address asks for: `?tab=talk`. */
function addressedTab(): Tab | null {
  const asked = new URLSearchParams(location.search).get('tab');
  return asked === 'talk' || asked === 'seats' ? asked : null;
}

/** The view that is open beside the board, and whether its panel is. */
function useTab(open: Campaign, moment: Moment | null) {
  const isPhone = useMedia(PHONE);
  const [chosen, setTab] = useState(addressedTab);
  const [first] = useState(() => firstTab(open));
  const { you, viewer, ending } = open.head;
  const watches = viewer === 'spectator' && you === null && moment === null;
  // A phone has room for the map alone.
  const tab = chosen ?? (watches && (!isPhone || ending !== null) ? first : 'board');
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [isBrought, setBrought] = useState(false);
  const show = useCallback((next: Tab, isBrought: boolean) => {
    setTab(next);
    setBrought(isBrought);
    setPanelOpen(true);
  }, []);
  const openTab = useCallback((next: Tab) => show(next, false), [show]);
  const bringTab = useCallback((next: Tab) => show(next, true), [show]);
  // After a rewind there is nothing to report yet.
  const isRewound = open.head.rewound !== null;
  const bringReport = useCallback(() => (isRewound ? show('board', false) : show('report', true)), [show, isRewound]);
  const isReportBrought = isBrought && tab === 'report';
  const tabs = useMemo(
    () => ({ tab, openTab, bringTab, isBrought, isReportBrought, isPanelOpen, setPanelOpen }),
    [tab, openTab, bringTab, isBrought, isReportBrought, isPanelOpen],
  );
  return { tabs, setTab, bringReport };
}

interface Standing {
  readonly open: Campaign;
  readonly shown: Campaign;
  readonly moment: Moment | null;
  readonly door: GameDoor;
  readonly isTried: boolean;
  readonly lookAt: (moment: Moment | null) => void;
}

/**
 * For a referee who writes orders for a seat, or reads what it has sealed: which one, and the open phase as the order
 * form needs it. Looking elsewhere ends it.
 */
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

/** What is shown: the reader's own step, or a moment as another viewer saw it. */
function useLookedAt(open: Campaign, own: Campaign) {
  const [moment, look] = useMoment(mayLookAs(open.head));
  const lifted = useLifted(open, moment);
  return {
    shown: lifted?.campaign ?? own,
    theirs: lifted?.head ?? null,
    moment: lifted === null ? null : moment,
    look,
  };
}

const nothing = () => undefined;
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

/**
 * Calls back when a later phase is open than ever before. Arrivals within a phase do not disturb orders, nor does an
 * earlier step that is shown for a moment: somebody who takes a seat counts the steps otherwise from then on.
 */
function useNewPhase({ opening }: Campaign, onPhase: () => void) {
  const [known, setKnown] = useState(opening);
  if (opening <= known) return;
  setKnown(opening);
  onPhase();
}
