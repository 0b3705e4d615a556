'use client';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type RefusalCode, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { refusalSentence } from '../api/refusal-sentence.ts';
import { useToast } from '../shell/toasts.tsx';

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: { readonly code: RefusalCode } };

/** What follows every change of a hook of a campaign. */
export function useHookAction<Value>(campaign: string, onDone?: (value: Value) => void) {
  const trpc = useTRPC();
  return useHookChange(trpc.hooks.list.queryKey({ campaign }), onDone);
}

/** What follows every change of a hook: the list is asked for again, and a refusal is said. */
export function useHookChange<Value>(
  queryKey: QueryKey,
  onDone: (value: Value) => void = () => undefined,
  tooMany: string = hooksText.problems['too-many-hooks'],
) {
  const queries = useQueryClient();
  const say = useToast();
  const { problems } = hooksText;
  return {
    onSuccess: async (answer: Answer<Value>) => {
      if (answer.ok) onDone(answer.value);
      else if (answer.problem.code === 'too-many-hooks') say(tooMany);
      else if (answer.problem.code !== 'bad-hook-address') {
        const { 'bad-hook-address': _, unknown, unreachable, ...own } = problems;
        say(await refusalSentence(own, answer.problem.code));
      }
      return queries.invalidateQueries({ queryKey });
    },
    onError: (error: unknown) => say(refusalOf(error) === null ? problems.unreachable : problems.unknown),
  };
}
