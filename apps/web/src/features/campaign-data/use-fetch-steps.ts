'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from '../api/client.ts';
import type { Eyes, Seen } from './campaign-data.ts';

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

/**
 * Fetches steps by their numbers, in ascending order, as a viewer knows them. Each is fetched once, since it never
 * changes, and neighbours come in one answer.
 */
export function useFetchSteps(campaign: string, lens: { readonly as?: Eyes }) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const optionsOf = (n: number) => trpc.play.view.queryOptions({ campaign, n, ...lens });
  return async (numbers: readonly number[]): Promise<readonly Seen[]> => {
    const { holdNeighbours } = await import('./stretches.ts');
    await holdNeighbours<Seen>(numbers, {
      isHeld: (n) => queries.getQueryData(optionsOf(n).queryKey) !== undefined,
      ask: (stretch) => client.play.stretch.query({ campaign, ...stretch, ...lens }),
      hold: (seen) => void queries.setQueryData(optionsOf(seen.n).queryKey, seen),
    });
    return Promise.all(numbers.map((n) => queries.fetchQuery({ ...optionsOf(n), ...FOREVER })));
  };
}
