'use client';
import { type SeatLetter, seatLetters } from '@sealed-orders/map';
import type { PhaseEntry } from '@sealed-orders/rules/kernel';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { askAgain } from '../api/ask-again.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { allLoaded } from '../browser/all-loaded.ts';
import { type StepList, type Steps, stepsAround } from './step-list.ts';
import { useSteps } from './use-steps.ts';

export type Head = Outputs['play']['head'];
/** A step as the reader may know it, in the types of its game. */
export type Seen = Outputs['play']['view'];

/** Whose view: the referee’s shows everything, a spectator’s what everyone saw. */
export type Eyes = 'referee' | 'spectator' | `seat:${string}`;

/** A moment of a finished war, as one viewer saw it; `step` counts all steps of the log, and null is the last. */
export interface Moment {
  readonly as: Eyes;
  readonly step: number | null;
}

/** A campaign of any game at one step, as the reader may know it. */
export interface Campaign {
  readonly head: Head;
  /** The steps around the one that is shown, as far as the page holds them without a gap. */
  readonly steps: Steps;
  /** Who counts these steps; null: the reader. */
  readonly countedBy: Eyes | null;
  /** The step that is shown, as the reader counts those that concern them. */
  readonly n: number;
  /** The phase that is open after it: what drafts and sealed sheets are for. */
  readonly opening: number;
  readonly isNow: boolean;
  readonly seen: Seen;
  readonly letterOf: (seat: string) => SeatLetter;
  readonly seatName: (seat: string) => string;
}

/**
 * Refetches what changed whenever the socket says so, starting once the campaign is shown and everything it needs is
 * loaded: until then the page has the network to itself. Returns since when the connection has been lost, or null.
 */
export function useFollowing(campaign: string, isShown: boolean): number | null {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [lostAt, setLostAt] = useState<number | null>(null);
  useEffect(() => {
    const again = (keys: readonly (readonly unknown[])[]) => {
      for (const key of keys) void askAgain(queries, key);
    };
    const seals = [trpc.play.head.queryKey({ campaign }), trpc.orders.draft.queryKey({ campaign })];
    const standing = trpc.orders.standingSeals.queryKey({ campaign });
    // A step may reveal how a battle ended, which opens the others' write-ups of it.
    const written = [trpc.writeUps.pathKey(), trpc.meetings.pathKey()];
    const scores = trpc.ending.scores.queryKey({ campaign });
    const log = trpc.desk.log.queryKey({ campaign });
    const told = [trpc.play.steps.queryKey({ campaign }), log, trpc.desk.rulings.queryKey({ campaign })];
    const step = [...seals, standing, scores, ...told, ...written];
    const { invitations, lobby: lobbyOf, members, offer, watchers } = trpc.campaigns;
    const people = [invitations, members, offer, watchers].map((asked) => asked.queryKey({ campaign }));
    const lobby = [lobbyOf.queryKey(), trpc.seatRequests.pathKey(), ...people];
    const talk = [trpc.talk.pathKey()];
    // Letters and notes of the reader's side.
    const own = [trpc.box.pathKey(), trpc.notes.pathKey()];
    // Whatever concerns the reader may be news.
    const news = [trpc.news.unread.queryKey()];
    if (!isShown) return;
    const follow = ({ followCampaign }: Client) =>
      followCampaign(
        campaign,
        ({ what }) => {
          if (what === 'caught-up') again([...step, ...lobby, ...talk, ...own, ...news]);
          else if (what === 'talk') again([...talk, ...news]);
          else if (what === 'topics') again(written);
          else if (what === 'desk') again([...seals, log, ...own, ...news]);
          else again(what === 'seals' ? seals : [...step, ...news, ...(what === 'step' ? [] : lobby)]);
        },
        { onConnection: (isConnected) => setLostAt(isConnected ? null : Date.now()) },
      );
    return followed(follow);
  }, [campaign, isShown, queries, trpc]);
  return lostAt;
}

type Client = typeof import('@sealed-orders/realtime/client');

/** Follows once the socket is loaded; returns a function that stops it, whether it has begun or not. */
function followed(follow: (client: Client) => () => void): () => void {
  let end: (() => void) | null = null;
  let isWanted = true;
  const begin = async (): Promise<void> => {
    await allLoaded();
    const client = await import('@sealed-orders/realtime/client');
    if (isWanted) end = follow(client);
  };
  void begin();
  return () => {
    isWanted = false;
    end?.();
  };
}

/**
 * The campaign at step `past`, or at the last one that the reader knows about. Each step is fetched once: it never
 * changes.
 */
export function useCampaign(campaign: string, past: number | null) {
  const trpc = useTRPC();
  const head = useQuery(trpc.play.head.queryOptions({ campaign }));
  const steps = useSteps(campaign, null);
  const open = head.data?.n ?? null;
  const n = past ?? open;
  const seen = useQuery({
    ...trpc.play.view.queryOptions({ campaign, ...(n === null ? {} : { n }) }),
    enabled: n !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const shown = useMemo(
    () => (head.data && seen.data ? campaignOf({ head: head.data, list: steps.data, seen: seen.data }) : null),
    [head.data, steps.data, seen.data],
  );
  const error = head.error ?? seen.error;
  const retry = () => void Promise.all([head.refetch(), steps.refetch(), seen.refetch()]);
  return { campaign: shown, error, retry };
}

/** Whether the reader may see as others: everyone once the war is over, and referees at any time. */
export const mayLookAs = ({ status, viewer }: Head): boolean => status === 'finished' || viewer === 'referee';

/** Whether the open phase takes orders on arrival, and asks for no sheet. */
export const isOnArrival = ({ summary }: Head, phases: readonly PhaseEntry[]): boolean =>
  phases.some(({ id, kind }) => id === summary?.phase && kind === 'open');

/**
 * Whether a referee may give a seat's orders: it owes a sheet and has not sealed one, or the phase takes orders on
 * arrival.
 */
export const mayWriteFor = (head: Head, seat: string, phases: readonly PhaseEntry[]): boolean =>
  head.status === 'running' &&
  head.viewer === 'referee' &&
  head.seats.some(
    (one) => one.seat === seat && !one.playsItself && ((one.awaited && !one.sealed) || isOnArrival(head, phases)),
  );

/** Whether a referee may read the sealed sheet, for the open phase, of the seat they see as. */
export const mayReadSealed = ({ status, viewer, readsSealed, seats }: Head, eyes: Eyes): boolean =>
  readsSealed &&
  viewer === 'referee' &&
  (status === 'running' || status === 'paused') &&
  seats.some(({ seat, sealed }) => sealed && eyes === `seat:${seat}`);

/** A campaign at one step, and in a war that goes on its head, as another viewer knows them. */
export interface Lifted {
  readonly campaign: Campaign;
  /** Null: the war is over, and everybody knows the same of its seats. */
  readonly head: Head | null;
}

/** A campaign at one step as another viewer saw it. Null while it loads, and if the step does not exist. */
export function useLifted(open: Campaign | null, moment: Moment | null): Lifted | null {
  const trpc = useTRPC();
  const head = open?.head;
  const isWanted = head !== undefined && mayLookAs(head) && moment !== null;
  const isOver = head?.status === 'finished';
  const campaign = head?.id ?? '';
  // A referee counts the steps as the log does.
  const countedBy = isOver && head.viewer !== 'referee' ? 'referee' : null;
  const { data: list } = useSteps(campaign, countedBy, isWanted);
  const last = (list?.count ?? 0) - 1;
  const n = Math.min(moment?.step ?? last, last);
  const seen = useQuery({
    ...trpc.play.view.queryOptions({ campaign, n, as: moment?.as ?? 'spectator' }),
    enabled: isWanted && n >= 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const as = moment?.as ?? 'spectator';
  const theirs = useQuery({ ...trpc.play.head.queryOptions({ campaign, as }), enabled: isWanted && !isOver });
  return useMemo(() => {
    if (!isWanted || head === undefined || list === undefined || seen.data === undefined) return null;
    if (!isOver && theirs.data === undefined) return null;
    const known = isOver || theirs.data === undefined ? null : { ...theirs.data, n: last };
    return { campaign: campaignOf({ head: { ...head, n: last }, list, seen: seen.data, countedBy }), head: known };
  }, [isWanted, isOver, head, theirs.data, list, seen.data, last, countedBy]);
}

/** The same campaign showing a hypothetical step, which the log may never have. */
export const withSeen = (campaign: Campaign, seen: Seen): Campaign => ({
  ...campaign,
  ...shownIn(campaign.head, seen),
});

const shownIn = ({ n }: Head, seen: Seen) => ({ n: seen.n, opening: seen.opening, isNow: seen.n === n, seen });

interface Told extends Pick<Campaign, 'head' | 'seen'> {
  /** Undefined while it loads. */
  readonly list: StepList | undefined;
  readonly countedBy?: Eyes | null;
}

function campaignOf({ head, list, seen, countedBy = null }: Told): Campaign {
  const letters = new Map<string, SeatLetter>(seatLetters(head.seats.map(({ seat }) => ({ id: seat }))));
  const names = new Map<string, string>(head.seats.map(({ seat, name }) => [seat, name]));
  return {
    head,
    steps: list === undefined ? [] : stepsAround(list, seen.n),
    countedBy,
    ...shownIn(head, seen),
    letterOf: (seat) => letters.get(seat) ?? 'n',
    seatName: (seat) => names.get(seat) ?? seat,
  };
}
