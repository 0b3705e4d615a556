import { useQueries } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { useNodePlace } from './node-context.ts';
import { nodeSeen } from './node-seen.ts';

/** Enough to find what came of an order among the steps of others. */
const MOST_STEPS = 8;

/** The first steps after one, up to the one that is shown, as far as they have been read. */
export function useStepsSince(since: number) {
  const trpc = useTRPC();
  const { head, steps, n, lens } = useNodePlace();
  return useQueries({
    queries: steps
      .filter((step) => step.n > since && step.n <= n)
      .slice(0, MOST_STEPS)
      .map((step) => ({
        ...trpc.play.view.queryOptions({ campaign: head.id, n: step.n, ...lens }),
        staleTime: Number.POSITIVE_INFINITY,
      })),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : (nodeSeen(data) ?? []))),
  });
}
