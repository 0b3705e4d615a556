import type { Delivered } from '@sealed-orders/host';
import { startWokenLoop, type WokenLoop } from './woken-loop.ts';

/** The longest time between two looks, ms. */
const SWEEP = 2000;
/** The time before each look, ms: pages are told first, and one look finds what a crowd of steps has to tell. */
const REST = 200;
/** Time between two looks for what can be deleted, ms. */
const CLEAR = 60 * 60_000;

/** What the loop calls. */
export interface NewsDoor {
  /** Sends what has waited for longest. */
  deliver(): Promise<Delivered>;
  /** Deletes what was done long ago. */
  clear(): Promise<number>;
}

/** Tells users what there is to tell: when woken, and every two seconds. After a failure it waits for the next look. */
export function startNewsLoop(door: NewsDoor, onError: (error: unknown) => void): WokenLoop {
  let clearedAt = 0;
  const look = async (isStopped: () => boolean): Promise<void> => {
    while ((await door.deliver()) === 'done' && !isStopped());
    if (Date.now() - clearedAt < CLEAR) return;
    clearedAt = Date.now();
    await door.clear();
  };
  return startWokenLoop(SWEEP, look, onError, REST);
}
