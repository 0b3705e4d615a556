import { type Instant, lookup } from '@sealed-orders/rules/kernel';
import { checkOrder, checkRuling, type Order, type Rejection, type Ruling } from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { useRuling } from '../../battle/use-ruling.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { useNodePlace } from '../node-context.ts';
import { whyNot } from '../why-not.ts';
import { useNoteOrder } from './outcome.tsx';

/** Why something was not accepted. */
const why = (problem: Parameters<typeof whyNot>[0]): string => whyNot(problem, battleText.notSent);

/** Sends orders about battles, and says beforehand why one would be refused. */
export function useSending() {
  const { give, isBusy } = useGiving();
  const { view, isNow, n } = useNodePlace();
  const { you } = view;
  const note = useNoteOrder();
  return {
    isBusy,
    /** Only the reader's own orders at the open step. */
    maySend: isNow && you !== null,
    refusal: (order: Order): Rejection | null => (you === null ? null : (checkOrder(view, you, order)[0] ?? null)),
    /** The page then says what came of it. */
    send: (order: Order, onDone?: () => void) =>
      give(order, {
        ...{ done: battleText.sent, why },
        onDone: () => {
          note(n);
          onDone?.();
        },
      }),
  };
}

/** Sends the referee's rulings about battles. `onDone`: when one has been made. */
export function useDecision(onDone?: () => void) {
  const { view } = useNodePlace();
  const { rule, isBusy } = useRuling(why, { done: battleText.referee.done, onDone });
  return {
    isBusy,
    refusal: (ruling: Ruling, at: Instant): Rejection | null => checkRuling(view, ruling, at)[0] ?? null,
    rule: (ruling: Ruling, reason: string) => rule(ruling, reason),
  };
}

/** The units of the reader's battleforces, by id. */
export function useUnitsOf(ids: readonly string[]) {
  const { view } = useNodePlace();
  const all = Object.values(view.forces).flatMap(({ units, killTeam }) => [...units, ...killTeam]);
  const table = Object.fromEntries(all.map((unit) => [unit.id, unit]));
  return ids.flatMap((id) => lookup(table, id) ?? []);
}
