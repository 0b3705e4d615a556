import type { SeatId } from '../kernel/index.ts';
import { knownOf, refused, sideOf } from './board/board.ts';
import { roleFaults } from './orders/staff.ts';
import { orderFaults } from './orders/table.ts';
import type { Order, Rejection, View } from './types.ts';

/** Why an order would be refused, judged by what the seat knows. */
export function checkOrder(view: View, seat: SeatId, order: Order): readonly Rejection[] {
  const known = knownOf(view);
  if (known === null || sideOf(view.board, seat) !== known.side) return [refused('not-your-seat', 'SEC-SETUP-05')];
  if (view.board.ended !== null) return [refused('campaign-ended', 'SEC-VP-01')];
  const role = roleFaults(known, seat, order);
  return role.length > 0 ? role : orderFaults(known, order, seat);
}
