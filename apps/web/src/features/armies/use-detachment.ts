'use client';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type Inputs, useTRPC, useTRPCClient } from '../api/client.ts';
import type { Reviews } from './reviews.ts';

export type PlannedDetachment = Inputs['rosters']['detachment'];

/** The lists of a detachment with the player's review of each; null while one is loading. */
export function useReviewedLists(rosters: readonly string[], reviews: Reviews): PlannedDetachment['lists'] | null {
  const trpc = useTRPC();
  const kept = useQueries({ queries: rosters.map((roster) => trpc.rosters.get.queryOptions({ roster })) });
  const lists = kept.flatMap(({ data }) => (data ? [{ roster: data.id, review: reviews.of(data) }] : []));
  return lists.length === rosters.length ? lists : null;
}

/**
 * A planned detachment's totals, as the server calculates them. Sent as a POST: reviews are too long for an address.
 */
export const useDetachment = (planned: PlannedDetachment | null) => useQuery(reckoning(useTRPCClient(), planned));

/** A detachment planned from these lists. */
interface Plan {
  readonly name: string;
  readonly rosters: readonly string[];
}

/** The same for several detachments; undefined where it is not known, or nothing is planned yet. */
export function useDetachments(plans: readonly Plan[], reviews: Reviews) {
  const client = useTRPCClient();
  const lists = useReviewedLists([...new Set(plans.flatMap(({ rosters }) => rosters))], reviews);
  const planned = plans.map(({ name, rosters }) =>
    lists === null || name.trim() === ''
      ? null
      : { name, lists: lists.filter(({ roster }) => rosters.includes(roster)) },
  );
  return useQueries({ queries: planned.map((one) => reckoning(client, one)) }).map(({ data }) => data);
}

const reckoning = (client: ReturnType<typeof useTRPCClient>, planned: PlannedDetachment | null) => ({
  queryKey: ['rosters.detachment', planned],
  queryFn: () => client.rosters.detachment.mutate(planned ?? { name: '-', lists: [] }),
  enabled: planned !== null && planned.lists.length > 0,
});
