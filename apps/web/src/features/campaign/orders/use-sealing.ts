'use client';
import type { MovementSheet } from '@sealed-orders/rules/hex-campaign';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useToast } from '../../shell/toasts.tsx';
import { forget } from './kept-draft.ts';

/** 16 random bytes as 32 hex digits: the player's share in the dice. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function refusalText(code: string): string {
  const texts: Readonly<Record<string, string>> = sheetText.refusals;
  return texts[code] ?? sheetText.refusals.other;
}

/** Seals the sheet, and takes it back. `lately` says what was done last on this page: it is seen happening. */
export function useSealing(campaign: string, step: number, sheet: MovementSheet) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<{ readonly step: number; readonly what: 'sealed' | 'taken-back' } | null>(null);
  const settled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) }),
      queries.invalidateQueries({ queryKey: trpc.orders.draft.queryKey({ campaign }) }),
    ]);
  const told = (
    answer: { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } },
  ) => {
    setProblem(answer.ok ? null : refusalText(answer.problem.code));
    if (answer.ok) forget(campaign);
    return settled();
  };
  const onError = () => setProblem(sheetText.refusals.unreachable);
  const seal = useMutation(
    trpc.orders.seal.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) setDone({ step, what: 'sealed' });
        return told(answer);
      },
      onError,
    }),
  );
  const unseal = useMutation(
    trpc.orders.unseal.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) {
          setDone({ step, what: 'taken-back' });
          say(sheetText.takenBack);
        }
        return told(answer);
      },
      onError,
    }),
  );
  return {
    seal: () => seal.mutate({ campaign, step, sheet, nonce: nonce() }),
    takeBack: () => unseal.mutate({ campaign, step }),
    isBusy: seal.isPending || unseal.isPending,
    problem,
    lately: done?.step === step ? done.what : null,
  };
}
