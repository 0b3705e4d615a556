'use client';
import type { Order } from '@sealed-orders/rules/sector-campaign';
import { stepText } from '@sealed-orders/text/sector-campaign/setup';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { whyNot } from '../why-not.ts';

interface Told {
  /** What to say once it is accepted. */
  readonly done: string;
  readonly onDone?: () => void;
}

/** Gives an order of the set-up or about a detachment, and says why it was refused. */
export function useOrder() {
  const { give, isBusy } = useGiving();
  return {
    isBusy,
    send: (order: Order, { done, onDone }: Told) =>
      give(order, { done, onDone, why: (problem) => whyNot(problem, stepText.notGiven) }),
  };
}
