import { dutyIn, type View } from '@sealed-orders/rules/hex-campaign';

/** How many battles wait for the reader. */
export const battlesOwed = (view: View): number =>
  view.battles.filter((battle) => dutyIn(view, battle) !== null).length;
