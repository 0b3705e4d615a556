import { COIN_A_UP_TO } from '../data/dice.ts';
import type { Side } from '../types.ts';

/** MSN-INF-02: who sets up the first infiltrator. @param die the coin */
export const firstToPlace = (die: number): Side => (die <= COIN_A_UP_TO ? 'a' : 'b');

/** MSN-INF-02: only if both sides have infiltrators. */
export const needsCoin = (infiltrators: Readonly<Record<Side, number>>): boolean =>
  infiltrators.a > 0 && infiltrators.b > 0;

/**
 * MSN-INF-01, -02: who sets up an infiltrator, one after the other; when one side has run out, the other places the rest.
 * @param infiltrators how many each side has
 * @param first who won the coin; of no effect if only one side has any
 */
export function placingOrder(infiltrators: Readonly<Record<Side, number>>, first: Side): readonly Side[] {
  const left = { ...infiltrators };
  const order: Side[] = [];
  let next = first;
  while (left.a + left.b > 0) {
    const other = next === 'a' ? 'b' : 'a';
    const side = left[next] > 0 ? next : other;
    order.push(side);
    left[side] -= 1;
    next = other;
  }
  return order;
}
