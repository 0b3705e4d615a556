'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { useToast } from '../shell/toasts.tsx';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } };

/** After a link was revoked or somebody removed: says so, and loads the lists again. */
export function useGuestAction(campaign: string, done: string) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const { invitations, members, watchers } = trpc.campaigns;
  const keys = [invitations, members, watchers, trpc.desk.log].map((list) => list.queryKey({ campaign }));
  const again = () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  return {
    onSuccess: (answer: Answer) => {
      say(answer.ok ? done : answer.problem.code === 'archived' ? lobbyText.refusals.archived : lobbyText.links.failed);
      return again();
    },
    onError: () => {
      say(lobbyText.links.failed);
      void again();
    },
  };
}
