import { type Order, whilePaused } from '@sealed-orders/rules/node-campaign';
import type { Head } from '../campaign-data/campaign-data.ts';

/** NODE-ORD-16: whether a pause leaves room for an order: while the desk has paused the war, only for one that waits. */
export const mayGive = ({ status, pausedBecause }: Pick<Head, 'status' | 'pausedBecause'>, order: Order): boolean =>
  status !== 'paused' || (pausedBecause === 'desk' && whilePaused(order));
