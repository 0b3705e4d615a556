'use client';
import { seatId } from '@sealed-orders/rules/kernel';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RefusalCode, useTRPC } from '../../api/client.ts';
import { refusalOf } from '../../api/provider.tsx';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useToast } from '../../shell/toasts.tsx';
import type { Reason } from '../desk/deed-dialog.tsx';
import { type DeskOwner, forget } from './kept-draft.ts';
import { nonce } from './nonce.ts';

/** Loaded when it is needed: most orders are sealed. */
async function refused(code: RefusalCode): Promise<string> {
  const { sealingRefusals } = await import('@sealed-orders/text/pages/sealing');
  return refusalSentence(sealingRefusals, code);
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

/** Asks again who has sealed, and what the reader has. */
function useAskedAgain(campaign: DeskOwner['campaign']) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: trpc.play.head.queryKey({ campaign }) }),
      queries.invalidateQueries({ queryKey: trpc.orders.draft.queryKey({ campaign }) }),
    ]);
}

type Told = { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: RefusalCode } };

/** Seals a sheet that a referee wrote for a seat. */
function useSealingFor({
  told,
  onError,
}: {
  readonly told: (answer: Told) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}) {
  const trpc = useTRPC();
  const say = useToast();
  return useMutation(
    trpc.desk.sealFor.mutationOptions({
      onSuccess: async (answer) => {
        await told(answer);
        if (!answer.ok) return;
        // A player's page does not load what only referees read.
        const { repairsText } = await import('@sealed-orders/text/pages/repairs');
        say(repairsText.sealFor.done);
      },
      onError,
    }),
  );
}

const forSeat = ({ campaign, seat }: DeskOwner, opening: number, sheet: object, reason: Reason) => ({
  ...{ campaign, opening, reason, seat: seatId(seat) },
  orders: { sheet },
  nonce: nonce(),
});

/**
 * Seals the sheet, and takes it back. `lately` says what was done last on this page: it is seen happening.
 * @param standIn the seat for which a referee seals it; null: it is the reader's own
 */
export function useSealing({ campaign, seat }: DeskOwner, opening: number, sheet: object, standIn: string | null) {
  const trpc = useTRPC();
  const say = useToast();
  const [problem, setProblem] = useState<SealingProblem | null>(null);
  const [done, setDone] = useState<{ readonly opening: number; readonly what: 'sealed' | 'taken-back' } | null>(null);
  const settled = useAskedAgain(campaign);
  const told = async (answer: Told) => {
    setProblem(answer.ok ? null : { says: await refused(answer.problem.code), isSignedOut: false });
    if (answer.ok) forget({ campaign, seat });
    return settled();
  };
  const seal = useMutation(
    trpc.orders.seal.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) setDone({ opening, what: 'sealed' });
        return told(answer);
      },
      onError: (error) => setProblem(lost(sheetText.notSealed, error)),
    }),
  );
  const sealFor = useSealingFor({
    told,
    onError: (error) => setProblem(lost(sheetText.notSealed, error)),
  });
  const unseal = useMutation(
    trpc.orders.unseal.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) {
          setDone({ opening, what: 'taken-back' });
          say(sheetText.takenBack);
        }
        return told(answer);
      },
      onError: (error) => setProblem(lost(sheetText.notTakenBack, error)),
    }),
  );
  return {
    seal: (reason?: Reason) => {
      setProblem(null);
      if (standIn === null) seal.mutate({ campaign, opening, sheet, nonce: nonce() });
      else if (reason !== undefined) sealFor.mutate(forSeat({ campaign, seat: standIn }, opening, sheet, reason));
    },
    takeBack: () => {
      setProblem(null);
      unseal.mutate({ campaign, opening });
    },
    isBusy: seal.isPending || sealFor.isPending || unseal.isPending,
    problem,
    lately: done?.opening === opening ? done.what : null,
  };
}
