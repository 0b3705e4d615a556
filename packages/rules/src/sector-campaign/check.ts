import type { SeatId } from '../kernel/index.ts';
import { checked } from './orders/check-declaration.ts';
import { orderFaults } from './orders/table.ts';
import type { Order, Rejection, View } from './types.ts';

/** Why an order would be refused, judged by what the seat knows. */
export const checkOrder = (view: View, seat: SeatId, order: Order): readonly Rejection[] =>
  checked(view, seat, order, (known) => orderFaults(known, order, seat));
