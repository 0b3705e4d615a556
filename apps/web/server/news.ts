import type { Change } from '@sealed-orders/host';

/** So many campaigns at most; a step of one that was forgotten may be told twice, which does no harm. */
const MOST_CAMPAIGNS = 10_000;

/**
 * Whether a change is news. A step may come several ways: made in this process, told by others, told to others from
 * here; each time a page hears of it, it asks for all that it shows.
 */
export function createNews(): (change: Change) => boolean {
  const told = new Map<string, number>();
  return ({ what, campaign, n }) => {
    if (what !== 'step') return true;
    if (told.get(campaign) === n) return false;
    told.delete(campaign);
    told.set(campaign, n);
    const oldest = told.keys().next();
    if (told.size > MOST_CAMPAIGNS && oldest.done !== true) told.delete(oldest.value);
    return true;
  };
}
