import { phaseClock, type Timed } from '../frame/phase-clock.ts';

/** How long a page that sees a phase ready to be resolved waits for the step before it says so, ms. */
export const LATE = 10_000;

/**
 * Whether nothing stands between the phase and its step: its time is up, or everyone has sealed and it does not rest. A
 * phase that ends with the last seal is due then, even if the page has not been notified yet.
 * @param now ms
 */
export function awaitsStep(head: Timed, now: number): boolean {
  const state = phaseClock(head, now);
  if (state?.kind === 'closing') return true;
  if (head.status !== 'running' || (state !== null && head.pace.early !== 0)) return false;
  const asked = head.seats.filter(({ awaited }) => awaited);
  return asked.length > 0 && asked.every(({ sealed }) => sealed);
}
