import { type Due, type Pace, WEEKDAYS } from '@sealed-orders/rules/kernel';
import { afterQuiet, dueInstant } from '../local-time/due-instant.ts';
import type { KnownStep } from '../log/known-step.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import { closing, deadlineOf } from './deadline.ts';

const DAY = 24 * 3_600_000;

/**
 * How much later the deadline of the open phase is than the rules say, if the phase gets its whole time again from now
 * on, ms. A clock that closes phases at certain hours keeps to them.
 */
export function restartShift(ruleset: AnyRuleset, step: KnownStep, pace: Pace, now: Date): number {
  const again = deadlineOf(ruleset, step.state, step.awaited, pace, now.toISOString());
  if (step.deadline === null || again === null || again <= now) return now.getTime() - Date.parse(step.at);
  return again.getTime() - step.deadline.getTime();
}

/** A phase that waited while its campaign was paused. */
export interface Waited {
  /** When it would have closed. */
  readonly deadline: Date;
  readonly pausedAt: Date;
  readonly now: Date;
}

/**
 * When a phase that waited closes: it has as much time left as it had, but a clock that closes phases at certain hours
 * closes it at the nearest of these. That is never earlier than before the pause, and never in quiet hours.
 * @param due what the rules say of the phase; null: it asks nobody for anything
 */
export function resumedDeadline(due: Due | null, pace: Pace, waited: Waited): Date {
  const later = new Date(waited.deadline.getTime() + waited.now.getTime() - waited.pausedAt.getTime());
  if (due?.kind === 'next') return nearest(due, pace, waited, later);
  return due === null || pace.quiet === null ? later : afterQuiet(later, pace.quiet);
}

type Slots = Extract<Due, { readonly kind: 'next' }>;

/** The first deadline of the clock that is not before the instant, or the one before that if it is nearer. */
function nearest(due: Slots, pace: Pace, { deadline, now }: Waited, instant: Date): Date {
  // A deadline that the desk has moved off these hours may stay where it is.
  let before = deadline > now ? deadline : null;
  const reach = pace.grace * 1000 + DAY;
  let after = new Date(Math.max(deadline.getTime() - reach, instant.getTime() - lookback(due) - reach));
  for (;;) {
    const slot = dueInstant({ ...due, after: after.toISOString() });
    const closes = closing(slot, pace);
    after = slot;
    if (closes <= now || closes < deadline) continue;
    if (closes < instant) before = closes;
    else return before !== null && distance(before, instant) <= distance(closes, instant) ? before : closes;
  }
}

const distance = (a: Date, b: Date): number => Math.abs(a.getTime() - b.getTime());

/** How far back the search has to begin to find a deadline before the instant, ms: hours of every day come daily. */
const lookback = ({ weekdays }: Slots): number => (weekdays.length === WEEKDAYS.length ? 2 * DAY : 8 * DAY);
