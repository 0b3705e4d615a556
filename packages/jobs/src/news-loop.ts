import type { Delivered } from '@sealed-orders/host';
import { startWokenLoop, type WokenLoop } from './woken-loop.ts';

/** The longest time between two looks, ms. */
const SWEEP = 2000;
/** The time before each look, ms: pages come first, and one look finds the news of many steps. */
const REST = 200;
/** Time between two looks for what can be deleted, ms. */
const CLEAR = 60 * 60_000;

/** The parts of the host that the loop calls. */
export interface NewsDoor {
  /** Sends the item that has waited longest. */
  deliver(): Promise<Delivered>;
  /** Deletes old items. */
  clear(): Promise<number>;
}

/** Sends users their news: when woken, and every two seconds. After a failure it waits for the next look. */
export function startNewsLoop(door: NewsDoor, onError: (error: unknown) => void): WokenLoop {
  let clearedAt = Number.NEGATIVE_INFINITY;
  const look = async (isStopped: () => boolean): Promise<void> => {
    while ((await door.deliver()) === 'done' && !isStopped());
    if (performance.now() - clearedAt < CLEAR) return;
    clearedAt = performance.now();
    await door.clear();
  };
  return startWokenLoop(SWEEP, look, onError, REST);
}
