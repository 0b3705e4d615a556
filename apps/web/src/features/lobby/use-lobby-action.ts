'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { useToast } from '../shell/toasts.tsx';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } };

function refusalText(code: string): string {
  const texts: Readonly<Record<string, string>> = lobbyText.refusals;
  return texts[code] ?? lobbyText.refusals.other;
}

/** What follows every change in the lobby: ask again for it, and say when it was refused. */
export function useLobbyAction() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const again = () => queries.invalidateQueries({ queryKey: trpc.campaigns.lobby.queryKey() });
  return {
    onSuccess: (answer: Answer) => {
      if (!answer.ok) say(refusalText(answer.problem.code));
      return again();
    },
    onError: () => say(lobbyText.refusals.other),
  };
}
