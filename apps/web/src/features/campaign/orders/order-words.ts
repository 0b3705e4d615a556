import type { MovementOrder } from '@sealed-orders/rules/hex-campaign';
import { ORDER_NAMES, type Words } from '@sealed-orders/text';
import { orderTo } from '@sealed-orders/text/pages/map';

/** An order in a few words, as it stands in the sheet: `Path to 0607`. */
export function orderWords(order: MovementOrder, words: Words): string {
  const name = ORDER_NAMES[order.type];
  if (order.type === 'follow') return orderTo(name, words.piece(order.target).text);
  const end = 'path' in order ? order.path.at(-1) : undefined;
  return end === undefined ? name : orderTo(name, words.hex(end).text);
}
