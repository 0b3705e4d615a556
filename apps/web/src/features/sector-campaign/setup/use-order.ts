'use client';
import type { Order } from '@sealed-orders/rules/sector-campaign';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { useLoadedEarly } from '../../browser/use-loaded-early.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';

const { notGiven } = declarationText;

/** Why the server refuses an order: loaded before it could. */
const load = () => import('../why-not.ts');

interface Told {
  /** What to say once it is accepted. */
  readonly done: string;
  readonly onDone?: () => void;
}

/** Gives an order of the set-up or about a detachment, and says why it was refused. */
export function useOrder() {
  const { give, isBusy } = useGiving();
  const reasons = useLoadedEarly(load, false);
  return {
    isBusy,
    send: (order: Order, { done, onDone }: Told) =>
      give(order, { done, onDone, why: (problem) => reasons?.whyNot(problem, notGiven) ?? notGiven }),
  };
}
