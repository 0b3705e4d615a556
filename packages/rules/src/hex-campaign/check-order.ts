import type { SeatId } from '../kernel/index.ts';
import { decisionFaults } from './battles/check.ts';
import { dealFault } from './diplomacy/judge.ts';
import { knownFunFault } from './quick-battles/fun.ts';
import type { Fault } from './refusal/fault.ts';
import { fault, rejected } from './refusal/fault.ts';
import type { Order, Rejection, View } from './types.ts';

/**
 * HEX-DIP-02, HEX-TBL-41, HEX-QB-12: why an order that counts on arrival would be refused, judged on what the seat
 * knows and nothing else.
 */
export function checkOrder(view: View, seat: SeatId, order: Order): readonly Rejection[] {
  return faultsOf(view, seat, order).map((found) => rejected(found, ['order']));
}

function faultsOf(view: View, seat: SeatId, order: Order): readonly Fault[] {
  const { own } = view;
  if (own === null || own.id !== seat) return [fault('not-awaited', 'HEX-TURN-03', { phase: view.phase })];
  if ('battle' in order) return decisionFaults(view, seat, order);
  if (order.type !== 'fun-battle' && view.phase !== 'build') {
    return [fault('deals-closed', 'HEX-DIP-02', { phase: view.phase })];
  }
  const found = order.type === 'fun-battle' ? knownFunFault(view, own, order) : dealFault(view, own, order);
  return found === null ? [] : [found];
}
