import type { MovementOrderType } from '@sealed-orders/rules/hex-campaign';

/** The key of each order. Separate from the signs, which are loaded when an order is drawn. */
export const ORDER_KEYS: Readonly<Record<MovementOrderType, string>> = {
  path: 'p',
  follow: 'f',
  advance: 'a',
  guard: 'g',
  recover: 'r',
  'move-and-claim': 'm',
  'claim-area': 'c',
  reserve: 'v',
  'to-orbit': 'o',
  webway: 'w',
};
