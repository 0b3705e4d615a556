import type { Awaited, Due, Instant, Pace } from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import { afterQuiet, dueInstant } from './due-instant.ts';

/**
 * When the next input is due if nobody acts: the time of the rules under the clock in force, never in quiet hours, and
 * the time of grace after it. A step that asks nobody for anything, such as a wait for midnight, keeps the time of the
 * rules. Null: never.
 * @param since when the phase got its whole time again, after a rewind or a rest; if omitted, when it opened
 */
export function deadlineOf(
  ruleset: AnyRuleset,
  state: unknown,
  awaited: readonly Awaited[],
  pace: Pace,
  since?: Instant,
): Date | null {
  if (awaited.length === 0) {
    const due = ruleset.nextDue(state, null);
    return due === null ? null : dueInstant(counted(due, since));
  }
  const due = ruleset.nextDue(state, pace.clock);
  return due === null ? null : closing(dueInstant(counted(due, since)), pace);
}

/** The due counted from another moment, if there is one. */
const counted = (due: Due, since: Instant | undefined): Due =>
  since === undefined || due.kind === 'at' ? due : { ...due, after: since };

/**
 * When a phase closes that gets more time without a chosen hour: that much later, and neither its deadline nor its
 * grace ends in quiet hours.
 * @param due when it would have closed, grace counted
 * @param more ms
 */
export const extendedDue = (due: Date, more: number, pace: Pick<Pace, 'grace' | 'quiet'>): Date =>
  closing(new Date(due.getTime() - pace.grace * 1000 + more), pace);

/** When a phase closes whose time is up at this instant: not in quiet hours, and after the time of grace. */
export function closing(end: Date, { grace, quiet }: Pick<Pace, 'grace' | 'quiet'>): Date {
  const audible = (instant: Date): Date => (quiet === null ? instant : afterQuiet(instant, quiet));
  return grace === 0 ? audible(end) : audible(new Date(audible(end).getTime() + grace * 1000));
}
