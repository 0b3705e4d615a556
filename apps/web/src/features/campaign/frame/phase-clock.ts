import type { Head } from '../../campaign-data/campaign-data.ts';

export type Timed = Pick<Head, 'status' | 'nextDue' | 'pace' | 'isHeld'> & {
  readonly seats: readonly Pick<Head['seats'][number], 'awaited' | 'sealed'>[];
};

/** The state of a running phase by its clock. */
export type PhaseClock =
  | { readonly kind: 'open' | 'rests' | 'late' | 'held'; readonly until: Date }
  /** The time is up, and the phase is being resolved. */
  | { readonly kind: 'closing' };

/**
 * An open phase ends with its time, and then grace begins. If everyone has sealed and the phase still rests for a
 * while, it ends without grace. A phase that is held for missing orders is past both. Null: the phase has no deadline,
 * or the campaign is not running.
 * @param now ms
 */
export function phaseClock({ status, nextDue, pace, isHeld, seats }: Timed, now: number): PhaseClock | null {
  if (status !== 'running' || nextDue === null) return null;
  const end = new Date(nextDue);
  if (end.getTime() <= now) return { kind: 'closing' };
  const asked = seats.filter(({ awaited }) => awaited);
  const hasAll = asked.length > 0 && asked.every(({ sealed }) => sealed);
  if (hasAll) return { kind: 'rests', until: end };
  if (isHeld) return { kind: 'held', until: end };
  const up = new Date(end.getTime() - pace.grace * 1000);
  return up.getTime() > now ? { kind: 'open', until: up } : { kind: 'late', until: end };
}
