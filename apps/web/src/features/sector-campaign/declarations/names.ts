import { lookup } from '@sealed-orders/rules/kernel';
import { knownOf, printed, type View } from '@sealed-orders/rules/sector-campaign';
import type { Names } from '@sealed-orders/text/sector-campaign/declarations';

/** What territories, own detachments and counters are called for this viewer. */
export function namesOf(view: View): Names {
  const known = knownOf(view);
  const numberOf = (id: string): number | null => lookup(view.board.counters, id)?.number ?? null;
  return {
    territory: printed,
    detachment: (id) => (known === null ? null : (lookup(known.desk.detachments, id)?.name ?? null)) ?? id,
    counter: (id) => numberOf(id) ?? 0,
  };
}
