import type { Change, Host } from '@sealed-orders/host';
import { startWokenLoop, type WokenLoop } from './woken-loop.ts';

/** The longest time between two looks, ms: finds what a process left behind when it died. */
const SWEEP = 1000;

/** Announces what is in the outbox: when woken, and every second. */
export function startRelay(
  { tellNext }: Pick<Host, 'tellNext'>,
  onTold: (change: Change) => void,
  onError: (error: unknown) => void,
): WokenLoop {
  const look = async (isStopped: () => boolean): Promise<void> => {
    while ((await tellNext(onTold)) && !isStopped());
  };
  return startWokenLoop(SWEEP, look, onError);
}
