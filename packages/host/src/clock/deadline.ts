import type { Awaited, Pace } from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '../rulesets.ts';
import { afterQuiet, dueInstant } from './due-instant.ts';

/**
 * When the next input is due if nobody acts: the time of the rules under the clock in force, never in quiet hours, and
 * the time of grace after it. A step that asks nobody for anything, such as a wait for midnight, keeps the time of the
 * rules. Null: never.
 */
export function deadlineOf(
  ruleset: AnyRuleset,
  state: unknown,
  awaited: readonly Awaited[],
  { clock, grace, quiet }: Pace,
): Date | null {
  if (awaited.length === 0) {
    const due = ruleset.nextDue(state, null);
    return due === null ? null : dueInstant(due);
  }
  const due = ruleset.nextDue(state, clock);
  if (due === null) return null;
  const audible = (instant: Date): Date => (quiet === null ? instant : afterQuiet(instant, quiet));
  const end = audible(dueInstant(due));
  return grace === 0 ? end : audible(new Date(end.getTime() + grace * 1000));
}
