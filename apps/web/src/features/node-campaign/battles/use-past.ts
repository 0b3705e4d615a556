'use client';
import type { ScoredBattle } from '@sealed-orders/rules/node-campaign';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useNodeStep } from '../node-context.ts';

/** How many battles are fetched at a time. */
const AT_A_TIME = 20;

const KEPT = { staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData };

/**
 * What to ask about past battles. It changes if another battle is over or another phase is open, as after a rewind:
 * other steps cost the page nothing.
 */
function useAsked() {
  const { head, view, opening, n, lens } = useNodeStep();
  const now = { over: view.over, opening, n, as: lens.as };
  const [before, setBefore] = useState(now);
  const isSame = before.over === now.over && before.opening === opening && before.as === now.as;
  if (!isSame) setBefore(now);
  return { campaign: head.id, n: isSame ? before.n : n, ...lens };
}

const battlesIn = (answer: Outputs['play']['pastTopics'] | undefined): readonly ScoredBattle[] =>
  answer?.system === 'node-campaign' ? answer.topics : [];

/** The battles that are over at the step that is shown, the latest first. */
export function usePastBattles() {
  const { voided } = useNodeStep();
  const trpc = useTRPC();
  const asked = useInfiniteQuery(
    trpc.play.pastTopics.infiniteQueryOptions(
      { ...useAsked(), most: AT_A_TIME },
      { ...KEPT, getNextPageParam: ({ next }) => next },
    ),
  );
  return { asked, battles: [...voided, ...(asked.data?.pages.flatMap(battlesIn) ?? [])] };
}

/** A battle that was over by the step on screen; null if no battle has this id, or while it is loading. */
export function usePastBattle(id: string) {
  const trpc = useTRPC();
  const { voided } = useNodeStep();
  const asked = useQuery(trpc.play.pastTopics.queryOptions({ ...useAsked(), cursor: id, most: 1 }, KEPT));
  return { asked, battle: [...voided, ...battlesIn(asked.data)].find((one) => one.id === id) ?? null };
}
