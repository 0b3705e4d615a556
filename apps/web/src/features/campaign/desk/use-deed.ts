'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { useQueryClient } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { type OwnSentences, refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';

type Refused = Extract<Outputs['desk']['pause'], { readonly ok: false }>;
type Answer = { readonly ok: true } | Refused;

/**
 * What to do with the answer to a deed: say it, and read the campaign again.
 * @param own what this deed says of a refusal that means something else elsewhere
 */
export function useDeedAnswer(campaign: string, done: string, own: OwnSentences = {}) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  return {
    onSuccess: async (answer: Answer) => {
      say(answer.ok ? done : await refusalSentence({ ...deskText.refusals, ...own }, answer.problem.code));
      const { board, log } = trpc.desk;
      const keys = [trpc.play.head.queryKey({ campaign }), log.queryKey({ campaign }), board.queryKey()];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: () => say(deskText.failed),
  };
}
