'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useQueryClient } from '@tanstack/react-query';
import { type RefusalCode, useTRPC } from '../api/client.ts';
import { refusalSentence } from '../api/refusal-sentence.ts';
import { useToast } from '../shell/toasts.tsx';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: RefusalCode } };

/** After a link was revoked or somebody removed: says so, and loads the lists again. */
export function useGuestAction(campaign: string, done: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { invitations, members, watchers } = trpc.campaigns;
  const keys = [invitations, members, watchers, trpc.desk.log].map((list) => list.queryKey({ campaign }));
  const again = () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return {
    onSuccess: async (answer: Answer) => {
      say(answer.ok ? done : await refusalSentence(lobbyText.refusals, answer.problem.code));
      return again();
    },
    onError: () => {
      say(lobbyText.links.failed);
      void again();
    },
  };
}
