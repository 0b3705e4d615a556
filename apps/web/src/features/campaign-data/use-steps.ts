'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Inputs, useTRPC, useTRPCClient } from '../api/client.ts';
import type { AskSteps } from './step-list.ts';

/** A viewer who counts the steps of a campaign; null: the reader. */
type Counter = NonNullable<Inputs['play']['steps']['as']> | null;

/** Asks for steps of a campaign as a viewer counts them. */
export function useStepAnswers(campaign: string, countedBy: Counter) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const of = countedBy === null ? { campaign } : { campaign, as: countedBy };
  const ask: AskSteps = (range) => client.play.steps.query({ ...of, ...range });
  return { options: trpc.play.steps.queryOptions(of), ask };
}

/**
 * The steps of a campaign as a viewer counts them, as far as the page holds them. It begins with the last ones. When the
 * socket tells of a step, only what is new is fetched, and steps that a rewind has undone are marked.
 */
export function useSteps(campaign: string, countedBy: Counter, isWanted = true) {
  const queries = useQueryClient();
  const { options, ask } = useStepAnswers(campaign, countedBy);
  const held = () => queries.getQueryData(options.queryKey);
  return useQuery({
    ...options,
    enabled: isWanted,
    queryFn: async () => (held() === undefined ? ask({}) : (await import('./step-parts.ts')).newest(ask, held)),
  });
}
