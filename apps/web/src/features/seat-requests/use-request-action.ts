import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { siteText } from '@sealed-orders/text/pages/site';
import { useQueryClient } from '@tanstack/react-query';
import { type RefusalCode, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { refusalSentence } from '../api/refusal-sentence.ts';
import { useToast } from '../shell/toasts.tsx';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: RefusalCode } };

/** What follows when somebody asked for a seat or was answered: it is said, and all that it changes is read again. */
export function useRequestAction(done: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const again = () =>
    Promise.all(
      [
        trpc.seatRequests.pathKey(),
        trpc.campaigns.lobby.queryKey(),
        trpc.play.head.queryKey(),
        trpc.desk.pathKey(),
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  return {
    onSuccess: async (answer: Answer) => {
      say(answer.ok ? done : await refusalSentence(seatRequestsText.refusals, answer.problem.code));
      return again();
    },
    onError: (error: unknown) =>
      say(refusalOf(error) === 'UNAUTHORIZED' ? siteText.signedOut : seatRequestsText.failed),
  };
}
