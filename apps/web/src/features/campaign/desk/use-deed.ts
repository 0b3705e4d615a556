'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { useQueryClient } from '@tanstack/react-query';
import { type Outputs, type RefusalCode, useTRPC } from '../../api/client.ts';
import { useToast } from '../../shell/toasts.tsx';

type Refused = Extract<Outputs['desk']['pause'], { readonly ok: false }>;
type Answer = { readonly ok: true } | Refused;

type Sentences = Readonly<Partial<Record<RefusalCode, string>>>;

const REFUSALS: Sentences = deskText.refusals;

/**
 * What to do with the answer to a deed: say it, and read the campaign again.
 * @param own what this deed says of a refusal that means something else elsewhere
 */
export function useDeedAnswer(campaign: string, done: string, own: Sentences = {}) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  return {
    onSuccess: async (answer: Answer) => {
      say(answer.ok ? done : (own[answer.problem.code] ?? REFUSALS[answer.problem.code] ?? deskText.failed));
      const { board, log } = trpc.desk;
      const keys = [trpc.play.head.queryKey({ campaign }), log.queryKey({ campaign }), board.queryKey()];
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: () => say(deskText.failed),
  };
}
