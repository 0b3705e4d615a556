'use client';
import { seatLetters } from '@sealed-orders/map';
import { followCampaign } from '@sealed-orders/realtime/client';
import type { Event, Piece, SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import { type Words, wordsOf } from '@sealed-orders/text';
import { pieceName } from '@sealed-orders/text/pages/pieces';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';

export type Head = Outputs['play']['head'];
export type Steps = Outputs['play']['steps'];
export type SeatLetter = ReturnType<typeof seatLetters> extends ReadonlyMap<infer _Seat, infer Letter> ? Letter : never;

/** A campaign at one step, as the reader may know it, with the words to speak of it. */
export interface Campaign {
  readonly head: Head;
  readonly steps: Steps;
  /** The step that is shown. */
  readonly n: number;
  readonly isNow: boolean;
  readonly view: View;
  readonly events: readonly Event[];
  readonly words: Words;
  readonly letterOf: (seat: string) => SeatLetter;
  /** What a piece is called, also when the reader may not know its name. */
  readonly nameOf: (piece: Piece | SeenPiece) => string;
}

/** Asks again for what changed whenever the socket says so. Returns since when the connection is gone, or null. */
export function useFollowing(campaign: string): number | null {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [lostAt, setLostAt] = useState<number | null>(null);
  useEffect(() => {
    const again = (keys: readonly (readonly unknown[])[]) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    };
    // What is still on its way for the first time may have been answered before this page was heard of.
    const afresh = async (keys: readonly (readonly unknown[])[]) => {
      await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })));
      again(keys);
    };
    const seals = [trpc.play.head.queryKey({ campaign }), trpc.orders.draft.queryKey({ campaign })];
    const step = [...seals, trpc.play.steps.queryKey({ campaign })];
    const lobby = [trpc.campaigns.lobby.queryKey()];
    return followCampaign(
      campaign,
      ({ what }) => {
        if (what === 'caught-up') void afresh([...step, ...lobby]);
        else again(what === 'seals' ? seals : what === 'step' ? step : [...step, ...lobby]);
      },
      { onConnection: (isConnected) => setLostAt(isConnected ? null : Date.now()) },
    );
  }, [campaign, queries, trpc]);
  return lostAt;
}

/** The campaign at step `past`, or at the open one. Each step is asked for once: it never changes. */
export function useCampaign(campaign: string, past: number | null) {
  const trpc = useTRPC();
  const head = useQuery(trpc.play.head.queryOptions({ campaign }));
  const steps = useQuery(trpc.play.steps.queryOptions({ campaign }));
  const open = head.data?.n ?? null;
  const n = past ?? open;
  const seen = useQuery({
    ...trpc.play.view.queryOptions({ campaign, ...(n === null ? {} : { n }) }),
    enabled: n !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const shown = useMemo(
    () => (head.data && seen.data ? campaignOf(head.data, steps.data ?? [], seen.data) : null),
    [head.data, steps.data, seen.data],
  );
  const error = head.error ?? seen.error;
  const retry = () => void Promise.all([head.refetch(), steps.refetch(), seen.refetch()]);
  return { campaign: shown, error, retry };
}

function campaignOf(head: Head, steps: Steps, seen: Outputs['play']['view']): Campaign {
  const letters = seatLetters(seen.view.seats);
  const byName = new Map<string, SeatLetter>(letters);
  const words = wordsOf(seen.view);
  return {
    head,
    steps,
    n: seen.n,
    isNow: seen.n === head.n,
    view: seen.view,
    events: seen.events,
    words,
    letterOf: (seat) => byName.get(seat) ?? 'n',
    nameOf: (piece) => pieceName(piece, seen.view.own?.id === piece.seat ? null : words.seat(piece.seat).text),
  };
}
