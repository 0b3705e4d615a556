import { checkOrder, type Order, type Rejection } from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { useRuling } from '../../battle/use-ruling.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { useSectorStep } from '../sector-context.ts';
import { whyNot } from '../why-not.ts';

/** Why something was not accepted. */
const why = (problem: Parameters<typeof whyNot>[0]): string => whyNot(problem, battleText.notSent);

/** Sends orders about battles, and says in advance why one would be refused. */
export function useSending() {
  const { give, isBusy } = useGiving();
  const { view, isNow } = useSectorStep();
  const { you } = view;
  const refusal = (order: Order): Rejection | null =>
    you === null ? null : (checkOrder(view, you, order)[0] ?? null);
  return {
    isBusy,
    refusal,
    /** Whether the reader can give the order now: for their own seat, at the open step. */
    may: (order: Order): boolean => isNow && you !== null && refusal(order) === null,
    send: (order: Order, onDone?: () => void) => give(order, { done: battleText.sent, why, onDone }),
  };
}

/** Sends the referee's rulings about battles. `onDone` is called after each. */
export const useDecision = (onDone?: () => void) => useRuling(why, { done: battleText.referee.done, onDone });
