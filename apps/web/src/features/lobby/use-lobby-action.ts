'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { siteText } from '@sealed-orders/text/pages/site';
import { useQueryClient } from '@tanstack/react-query';
import { type RefusalCode, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { refusalSentence } from '../api/refusal-sentence.ts';
import { useToast } from '../shell/toasts.tsx';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: RefusalCode } };

/** Why a change got no answer. */
function lostText(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal === null) return siteText.unreachable.title;
  return refusal === 'UNAUTHORIZED' ? siteText.signedOut : lobbyText.failed;
}

/** What follows every change in the lobby: ask again for it, and say when it was refused. */
export function useLobbyAction() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const again = () => queries.invalidateQueries({ queryKey: trpc.campaigns.lobby.queryKey() });
  return {
    onSuccess: async (answer: Answer) => {
      if (!answer.ok) say(await refusalSentence(lobbyText.refusals, answer.problem.code));
      return again();
    },
    onError: (error: unknown) => say(lostText(error)),
  };
}
