import {
  type Awaited,
  type Due,
  type DueEntry,
  type Instant,
  invariant,
  type OrderClock,
  type Pace,
} from '@sealed-orders/rules/kernel';
import { afterQuiet, dueInstant } from '../local-time/due-instant.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';

/**
 * When the open phase is over if nobody acts: the time of the rules under the clock in force, never in quiet hours, and
 * the time of grace after it. A step that asks nobody for anything keeps the time of the rules. Firm times, such as a
 * midnight, do not count. Null: never.
 * @param since when the phase got its whole time again, after a rewind or a rest; if omitted, when it opened
 */
export function deadlineOf(
  ruleset: AnyRuleset,
  state: unknown,
  awaited: readonly Awaited[],
  pace: Pace,
  since?: Instant,
): Date | null {
  const due = bendableDue(ruleset, state, awaited.length === 0 ? null : pace.clock)?.due ?? null;
  if (due === null) return null;
  const instant = dueInstant(counted(due, since));
  return awaited.length === 0 ? instant : closing(instant, pace);
}

/** The one time of a state that the desk can move: the end of its open phase. */
export function bendableDue(ruleset: AnyRuleset, state: unknown, clock: OrderClock | null): DueEntry | null {
  const [first = null, ...others] = ruleset.nextDue(state, clock).filter(({ isFirm }) => !isFirm);
  invariant(others.length === 0, `${ruleset.id} has more than one time that is not firm`);
  return first;
}

/** The due counted from another moment, if there is one. */
const counted = (due: Due, since: Instant | undefined): Due =>
  since === undefined || due.kind === 'at' || due.kind === 'on' ? due : { ...due, after: since };

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
