'use client';
import type { MovementSheet } from '@sealed-orders/rules/hex-campaign';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { refusalOf } from '../../api/provider.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { type Desk, forget } from './kept-draft.ts';

/** 16 random bytes as 32 hex digits: the player's share in the dice. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function refusalText(code: string): string {
  const texts: Readonly<Record<string, string>> = sheetText.refusals;
  return texts[code] ?? sheetText.refusals.other;
}

/** Why the last attempt to seal came to nothing. */
export interface SealingProblem {
  readonly says: string;
  readonly isSignedOut: boolean;
}

/** Why nothing came back from the server. */
function lost(texts: Readonly<Record<'signed-out' | 'unreachable', string>>, error: unknown): SealingProblem {
  const isSignedOut = refusalOf(error) === 'UNAUTHORIZED';
  return { says: texts[isSignedOut ? 'signed-out' : 'unreachable'], isSignedOut };
}

/** Seals the sheet, and takes it back. `lately` says what was done last on this page: it is seen happening. */
export function useSealing({ campaign, seat }: Desk, step: number, sheet: MovementSheet) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const [problem, setProblem] = useState<SealingProblem | null>(null);
  const [done, setDone] = useState<{ readonly step: number; readonly what: 'sealed' | 'taken-back' } | null>(null);
  const settled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) }),
      queries.invalidateQueries({ queryKey: trpc.orders.draft.queryKey({ campaign }) }),
    ]);
  const told = (
    answer: { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } },
  ) => {
    setProblem(answer.ok ? null : { says: refusalText(answer.problem.code), isSignedOut: false });
    if (answer.ok) forget({ campaign, seat });
    return settled();
  };
  const seal = useMutation(
    trpc.orders.seal.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) setDone({ step, what: 'sealed' });
        return told(answer);
      },
      onError: (error) => setProblem(lost(sheetText.refusals, error)),
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
      onError: (error) => setProblem(lost(sheetText.notTakenBack, error)),
    }),
  );
  return {
    seal: () => {
      setProblem(null);
      seal.mutate({ campaign, step, sheet, nonce: nonce() });
    },
    takeBack: () => {
      setProblem(null);
      unseal.mutate({ campaign, step });
    },
    isBusy: seal.isPending || unseal.isPending,
    problem,
    lately: done?.step === step ? done.what : null,
  };
}
