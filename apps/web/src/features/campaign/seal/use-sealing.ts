'use client';
import { seatId } from '@sealed-orders/rules/kernel';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalSentence } from '../../actions/refusal-sentence.ts';
import { useAction } from '../../actions/use-action.ts';
import { type RefusalCode, useTRPC } from '../../api/client.ts';
import type { Reason } from '../../deeds/deed-dialog.tsx';
import { type DraftOwner, forget } from './kept-draft.ts';
import { nonce } from './nonce.ts';

/** Loaded when it is needed, or after everything else: most orders are sealed. */
const words = () => import('@sealed-orders/text/pages/sealing');
const notSealed = async () => (await words()).sealingFailures.notSealed;
const notTakenBack = async () => (await words()).sealingFailures.notTakenBack;

async function refused(code: RefusalCode): Promise<string> {
  return refusalSentence((await words()).sealingRefusals, code);
}

const forSeat = ({ campaign, seat }: DraftOwner, opening: number, sheet: object, reason: Reason) => ({
  ...{ campaign, opening, reason, seat: seatId(seat) },
  orders: { sheet },
  nonce: nonce(),
});

/** What follows when a sheet was sealed or taken back, and how the data shows whether it was. */
function useFollow({ campaign }: DraftOwner, opening: number) {
  const trpc = useTRPC();
  const own = trpc.orders.draft.queryOptions({ campaign });
  /** Null: the phase is over, and its sheets are gone. */
  const isSealed = async (queries: QueryClient): Promise<boolean | null> => {
    const head = await queries.fetchQuery(trpc.play.head.queryOptions({ campaign }));
    if (head.opening !== opening) return null;
    return (await queries.fetchQuery(own)).sealed?.opening === opening;
  };
  const follow = {
    why: ({ problem }: { readonly problem: { readonly code: RefusalCode } }) => refused(problem.code),
    again: [trpc.play.head.queryKey({ campaign }), own.queryKey, trpc.news.unread.queryKey()],
    inPlace: true,
  };
  return { follow, isSealed };
}

const negated = (is: boolean | null): boolean | null => (is === null ? null : !is);

/** Seals the sheet that a referee wrote for a seat. */
function useSealingFor(of: DraftOwner, opening: number) {
  return useAction(useTRPC().desk.sealFor, {
    ...useFollow(of, opening).follow,
    failed: notSealed,
    // A player's page does not load what only referees read.
    done: async () => (await import('@sealed-orders/text/pages/repairs')).repairsText.sealFor.done,
    onDone: () => forget(of),
  });
}

/**
 * Seals the sheet, and takes it back. `lately` is the last action on this page: it is animated.
 * @param standIn the seat for which a referee seals it; null: it is the reader's own
 */
export function useSealing(of: DraftOwner, opening: number, sheet: object, standIn: string | null) {
  const { campaign } = of;
  const trpc = useTRPC();
  const [lately, setLately] = useState<{ readonly opening: number; readonly what: 'sealed' | 'taken-back' } | null>(
    null,
  );
  const { follow, isSealed } = useFollow(of, opening);
  const now = (what: 'sealed' | 'taken-back') => {
    const settle = () => {
      setLately({ opening, what });
      forget(of);
    };
    return { ...follow, onDone: settle, onFound: settle };
  };
  const seal = useAction(trpc.orders.seal, { ...now('sealed'), failed: notSealed, wasDone: isSealed });
  const sealFor = useSealingFor(of, opening);
  const unseal = useAction(trpc.orders.unseal, {
    ...now('taken-back'),
    done: sheetText.takenBack,
    failed: notTakenBack,
    wasDone: async (queries) => negated(await isSealed(queries)),
  });
  const all = [seal, sealFor, unseal];
  const { problem = null, isSignedOut = false } = all.find((one) => one.problem !== null) ?? {};
  return {
    seal: (reason?: Reason) => {
      unseal.reset();
      if (standIn === null) void seal.run({ campaign, opening, sheet, nonce: nonce() });
      else if (reason !== undefined) void sealFor.run(forSeat({ campaign, seat: standIn }, opening, sheet, reason));
    },
    takeBack: () => {
      seal.reset();
      void unseal.run({ campaign, opening });
    },
    isBusy: all.some(({ isRunning }) => isRunning),
    problem: problem === null ? null : { says: problem, isSignedOut },
    lately: lately?.opening === opening ? lately.what : null,
  };
}
