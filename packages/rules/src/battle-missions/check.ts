import type { SeatId } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import { refused } from './sheet/board.ts';
import { REFEREE_PHONE } from './sheet/pen-entries.ts';
import type { Order, Rejection, View } from './types.ts';

/** Why an order would be refused, judged by what the seat knows. What becomes of its entries is for the sheet to say. */
export function checkOrder(view: View, seat: SeatId, order: Order): readonly Rejection[] {
  const no = (code: Rejection['code'], rule: Rejection['rule'] = 'MSN-COMP-10') => [refused(code, rule)];
  const own = view.setup.seats.find(({ id }) => id === seat);
  if (own === undefined || view.you !== seat) return no('not-your-seat');
  if (view.isLeft) return no('battle-left', 'MSN-MARGIN-11');
  const side = lookup(view.sides, order.phone);
  if (order.phone === REFEREE_PHONE || (side !== undefined && side !== own.side)) return no('not-your-phone');
  if (order.type === 'phone') return [];
  if (side === undefined) return no('not-your-phone');
  if (order.type === 'sign') return [];
  const isAllowed = order.entries.every(({ phone }) => {
    const its = lookup(view.sides, phone);
    return order.isCarried ? its !== undefined : its === own.side;
  });
  return isAllowed ? [] : no('not-your-phone');
}
