import type { Rejection } from '../types.ts';

interface Ordered {
  readonly orders: readonly unknown[];
}

/** The sheet without the orders that conflict with others. */
export function withoutRefused<Sheet extends Ordered>(
  sheet: Sheet,
  refusals: (sheet: Sheet) => readonly Rejection[],
): Sheet {
  const refused = refusals(sheet);
  if (refused.length === 0) return sheet;
  const wrong = new Set(refused.map(({ path }) => path[1]));
  const orders = sheet.orders.filter((_, i) => !wrong.has(i));
  if (orders.length === sheet.orders.length) return { ...sheet, orders: [] };
  return withoutRefused({ ...sheet, orders }, refusals);
}
