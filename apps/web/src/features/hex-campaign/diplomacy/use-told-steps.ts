import type { Event } from '@sealed-orders/rules/hex-campaign';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { stepsUpTo } from '../../campaign-data/standing-steps.ts';
import type { Steps } from '../../campaign-data/step-list.ts';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { useHexPlace } from '../hex-context.ts';
import { hexSeen } from '../hex-seen.ts';

/** How many steps to fetch at a time: agreements are reported when Build closes and when the turn ends. */
const PAGE = 4;

/**
 * Steps up to `last` that may report agreements, the newest first: those that closed Build or ended a turn, and those
 * with a referee's ruling.
 * @param rulings the times of a referee's rulings
 */
export function tellingSteps(steps: Steps, last: number, rulings: ReadonlySet<string>): readonly number[] {
  const known = stepsUpTo(steps, last);
  return known
    .flatMap((step, at) => {
      const before = known[at - 1];
      if (step.rewoundTo !== null || before === undefined) return [];
      // A ruling is a step of its own, recorded at the same instant.
      if (rulings.has(step.at)) return [step.n];
      if (before.opening === step.opening) return [];
      return before.phase === 'build' || before.round !== step.round ? [step.n] : [];
    })
    .reverse();
}

/** The reader's reports of those steps. Each is fetched once: it never changes. */
export function useToldSteps() {
  const place = useHexPlace();
  const { head, steps, n, lens } = place;
  const trpc = useTRPC();
  const [shown, setShown] = useState(PAGE);
  const rulings = useRulings(head.id);
  const telling = tellingSteps(steps, n, rulings);
  const isLoading = useEarlierSteps(place, telling.length > shown);
  const asked = telling.slice(0, shown);
  const answers = useQueries({
    queries: asked.map((one) => ({
      ...trpc.play.view.queryOptions({ campaign: head.id, n: one, ...lens }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const told = answers.flatMap(({ data }): readonly { readonly n: number; readonly events: readonly Event[] }[] => {
    const seen = hexSeen(data);
    return seen === null ? [] : [{ n: seen.n, events: seen.events }];
  });
  return {
    steps: told,
    isLoading: isLoading || answers.some(({ isPending }) => isPending),
    hasFailed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
    more: telling.length > shown ? () => setShown(shown + PAGE) : null,
  };
}

/** The times of referee rulings that the reader may know about. */
function useRulings(campaign: string): ReadonlySet<string> {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.desk.rulings.queryOptions({ campaign }));
  return useMemo(() => new Set(data), [data]);
}
