'use client';
import type { Order } from '@sealed-orders/rules/node-campaign';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { whyNot } from '../why-not.ts';

interface Told {
  /** What to say when it was accepted. */
  readonly done: string;
  /** What to say when it was refused and the rules give no reason. */
  readonly failed: string;
  readonly onDone?: () => void;
}

/** Gives an order about a battleforce, and tells why it was refused. */
export function useForceOrder() {
  const { give, isBusy } = useGiving();
  return {
    isBusy,
    send: (order: Order, { done, failed, onDone }: Told) =>
      give(order, { done, onDone, why: (problem) => whyNot(problem, failed) }),
  };
}
