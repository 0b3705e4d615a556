'use client';
import { seatId } from '@sealed-orders/rules/kernel';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react';
import { refusalSentence } from '../../actions/refusal-sentence.ts';
import { useAction } from '../../actions/use-action.ts';
import { type Outputs, type RefusalCode, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { createSender } from './nonce.ts';

/** For referees who decide for a seat; players never load it. */
const GiveForDialog = lazy(async () => ({ default: (await import('./give-for-dialog.tsx')).GiveForDialog }));

type Given = Outputs['orders']['give'];

/** What follows the answer to an order. */
interface Giving {
  readonly done?: string;
  readonly onDone?: (() => void) | undefined;
  /** What to say about a refusal. */
  readonly why: (problem: Extract<Given, { readonly ok: false }>['problem']) => string;
}

interface GivingPlace {
  /** Gives an order on arrival: the reader's own, or one for the seat that a referee stands in for. */
  readonly give: (order: object, then: Giving) => void;
  readonly isBusy: boolean;
}

const GivingContext = createContext<GivingPlace | null>(null);

/** How orders on arrival are given. */
export function useGiving(): GivingPlace {
  const place = useContext(GivingContext);
  if (place === null) throw new Error('not on a campaign page');
  return place;
}

/** Refusals that no game has words for: they are about an order that was sent twice. */
const isRepeat = (code: RefusalCode): boolean => code === 'nonce-used' || code === 'order-undone';

/** Gives the players' decisions on the pages within; a referee who stands in for a seat is asked for a reason first. */
export function GivingRoom({ children }: { readonly children: ReactNode }) {
  const trpc = useTRPC();
  const { head, standIn, seatName } = useCampaignPlace();
  const [asked, ask] = useState<object | null>(null);
  const current = useRef<Giving | null>(null);
  const [send] = useState(createSender);
  const campaign = head.id;
  const follow = {
    done: () => current.current?.done ?? null,
    onDone: () => current.current?.onDone?.(),
    why: ({ problem }: Extract<Given, { readonly ok: false }>) =>
      isRepeat(problem.code) ? refusalSentence({}, problem.code) : (current.current?.why(problem) ?? null),
    isOnce: true,
    again: [trpc.play.head.queryKey({ campaign }), trpc.play.steps.queryKey({ campaign })],
  };
  const { run, isRunning } = useAction(trpc.orders.give, follow);
  const giveFor = useAction(trpc.desk.giveFor, follow);
  const isBusy = isRunning || giveFor.isRunning;
  const place = useMemo(
    (): GivingPlace => ({
      isBusy,
      give: (order, then) => {
        if (isBusy) return;
        current.current = then;
        if (standIn !== null) ask(order);
        else void send({ campaign, order }, (nonce) => run({ campaign, order, nonce }));
      },
    }),
    [campaign, standIn, isBusy, run, send],
  );
  return (
    <GivingContext.Provider value={place}>
      {children}
      {asked !== null && standIn !== null ? (
        <Suspense>
          <GiveForDialog
            seat={seatName(standIn)}
            onConfirm={(reason) => {
              const given = { campaign, seat: seatId(standIn), order: asked };
              void send(given, (nonce) => giveFor.run({ ...given, nonce, reason }));
            }}
            onClose={() => ask(null)}
          />
        </Suspense>
      ) : null}
    </GivingContext.Provider>
  );
}
