import type { MovementOrder, SpyTarget } from '@sealed-orders/rules/hex-campaign';
import { ORDER_NAMES, type Words } from '@sealed-orders/text/hex-campaign';
import { movementSheetText, spyTargetName } from '@sealed-orders/text/hex-campaign/forms/movement-sheet';
import { orderTo } from '@sealed-orders/text/hex-campaign/map';

/** An order in a few words, as on the sheet: `Path to 0607`. */
export function orderWords(order: MovementOrder, words: Words): string {
  const name = ORDER_NAMES[order.type];
  if (order.type === 'follow') return orderTo(name, words.piece(order.target).text);
  if (order.type === 'path' && order.path.length === 0 && order.target !== undefined) {
    return movementSheetText.infiltrate(targetName(words, order.target));
  }
  const end = order.type === 'webway' ? order.to : 'path' in order ? order.path.at(-1) : undefined;
  return end === undefined ? name : orderTo(name, words.hex(end).text);
}

/** A spy's infiltration target, as the reader may know it. */
export const targetName = (words: Words, target: SpyTarget): string =>
  spyTargetName(target, 'piece' in target ? words.piece(target.piece).text : words.hex(target.hex).text);
