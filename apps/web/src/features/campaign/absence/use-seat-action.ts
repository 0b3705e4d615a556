'use client';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { useQueryClient } from '@tanstack/react-query';
import { type RefusalCode, useTRPC } from '../../api/client.ts';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: RefusalCode } };

/** What follows when a seat was opened, taken or given up: it is said, and the campaign is read again. */
export function useSeatAction(campaign: string, done: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  return {
    onSuccess: async (answer: Answer) => {
      say(answer.ok ? done : await refusalSentence(absenceText.refusals, answer.problem.code));
      // Whoever takes or leaves a seat sees the whole campaign with other eyes.
      await queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) });
      await queries.invalidateQueries();
    },
    onError: () => say(absenceText.failed),
  };
}
