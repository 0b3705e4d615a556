'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Inputs, type Outputs, useTRPC, useTRPCClient } from '../api/client.ts';

/**
 * The steps of a list that the page holds, oldest first: always the last ones, and from earlier ones whatever was
 * needed, so that there can be gaps.
 */
export type StepList = Outputs['play']['steps'];
export type Steps = StepList['steps'];

/** A viewer who counts the steps of a campaign; null: the reader. */
type Counter = NonNullable<Inputs['play']['steps']['as']> | null;

/** Which of the steps of a list: from this number on, and before that one. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

export type AskSteps = (range: Range) => Promise<StepList>;

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

/** The steps around this one without a gap; none if the page does not hold it. A step that is yet to arrive is the last. */
export function stepsAround({ count, steps }: StepList, n: number): Steps {
  if (steps.length === count) return steps;
  const at = steps.findIndex((step) => step.n === Math.min(n, count - 1));
  const offset = (steps[at]?.n ?? 0) - at;
  return at < 0 ? [] : steps.filter((step, i) => step.n - i === offset);
}
