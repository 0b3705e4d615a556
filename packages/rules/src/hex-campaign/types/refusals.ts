import type { Rejection as KernelRejection } from '../../kernel/index.ts';
import type { OrderFailure } from '../data/refusals/failed-orders.ts';
import type { RefusalCode } from '../data/refusals.ts';

export type { OrderFailure, RefusalCode };

/** Why an order is refused, or fails later. */
export type OrderFault = OrderFailure & RefusalCode;

/** What the rules of this campaign refuse, and why. */
export type Rejection = KernelRejection<RefusalCode>;
