import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campaign } from './campaign-data.ts';
import type { Range, Steps } from './step-list.ts';
import { marksIn, missingAt, withPart } from './step-parts.ts';
import { useStepAnswers, useSteps } from './use-steps.ts';

type Place = Pick<Campaign, 'head' | 'steps' | 'n' | 'countedBy'>;

/** Loads steps of the list that a place is in, and keeps them with those that the page holds. */
function useParts({ head, countedBy }: Place, ranges: readonly Range[]): boolean {
  const queries = useQueryClient();
  const { options, ask } = useStepAnswers(head.id, countedBy);
  const { isFetching } = useQuery({
    queryKey: ['parts', head.id, countedBy, ranges],
    queryFn: async () => {
      const parts = await Promise.all(ranges.map(ask));
      queries.setQueryData(options.queryKey, (held) => (held === undefined ? held : parts.reduce(withPart, held)));
      return parts.length;
    },
    enabled: ranges.length > 0,
    ...{ staleTime: 0, gcTime: 0 },
  });
  return isFetching;
}

/**
 * Loads the steps before those that a place has, one part after another, until it has enough or there are none before.
 * Returns whether some are loading.
 */
export function useEarlierSteps(place: Place, isEnough: boolean): boolean {
  const { data } = useSteps(place.head.id, place.countedBy);
  const [first] = place.steps;
  const isWanted = data !== undefined && !isEnough && first?.n !== 0;
  const range = !isWanted ? null : first === undefined ? missingAt(data, place.n) : { to: first.n };
  return useParts(place, range === null ? [] : [range]);
}

/** The steps for a ruler over the whole list: all if the page holds them, otherwise at most this many and the last one. */
export function useRuler(place: Place, most: number): Steps {
  const { data: list } = useSteps(place.head.id, place.countedBy);
  const held = list?.steps ?? [];
  const marks = list === undefined || held.length === list.count ? [] : marksIn(list.count, most);
  const missing = marks.filter((n) => !held.some((step) => step.n === n));
  useParts(
    place,
    missing.map((n) => ({ from: n, to: n + 1 })),
  );
  return marks.length === 0 ? held : held.filter((step, i) => marks.includes(step.n) || i === held.length - 1);
}
