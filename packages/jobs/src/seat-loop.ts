import { startWokenLoop, type WokenLoop } from './woken-loop.ts';

/** The longest time between two looks, ms: finds what was missed, such as what a process left behind when it died. */
const SWEEP = 1000;

/**
 * The time before each look, ms. Each looks at all campaigns, and every step of any of them wakes the loop: without it
 * a crowd of steps would be handled one by one, just as the pages are notified of it.
 */
const REST = 50;

/** The part of the host that the loop calls. */
export interface SeatHost {
  playSeats(): Promise<number>;
}

/** Makes seats run by the computer do what they owe: when woken, and every second. */
export function startSeatLoop(host: SeatHost, onError: (error: unknown) => void): WokenLoop {
  const look = async (isStopped: () => boolean): Promise<void> => {
    // One order may lead to more: to the next one, or the last seal to the next phase.
    while ((await host.playSeats()) > 0 && !isStopped());
  };
  return startWokenLoop(SWEEP, look, onError, REST);
}
