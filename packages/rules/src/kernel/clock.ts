import { z } from 'zod';
import { type Due, type Instant, LONGEST_OPEN, weeklyTime } from './instant.ts';
import { lookup } from './records.ts';

const duration = z.int().min(1).max(LONGEST_OPEN);

/**
 * How long what is asked of everybody stays open. The rules name local time; the host turns it into an instant. Wall
 * clock times are `HH:MM`, zones are IANA names.
 */
export const orderClockSchema = z
  .discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('none') }),
    z.strictObject({
      mode: z.literal('duration'),
      seconds: duration,
      /** Phases that are open for another time: seconds by phase id. */
      phases: z.record(z.string().max(40), duration).readonly().exactOptional(),
    }),
    z.strictObject({ mode: z.literal('weekly'), ...weeklyTime, weekdays: weeklyTime.weekdays.readonly() }),
  ])
  .readonly();
export type OrderClock = z.infer<typeof orderClockSchema>;

/** When the phase that was opened at `openedAt` closes by the clock; null where it never does. */
export function dueOf(clock: OrderClock, phase: string, openedAt: Instant): Due | null {
  switch (clock.mode) {
    case 'none':
      return null;
    case 'duration':
      return { kind: 'after', after: openedAt, seconds: secondsOf(clock, phase) };
    case 'weekly':
      return { kind: 'next', after: openedAt, weekdays: clock.weekdays, time: clock.time, zone: clock.zone };
  }
}

/** How long a phase stays open, seconds. */
export const secondsOf = (
  { seconds, phases = {} }: Extract<OrderClock, { readonly mode: 'duration' }>,
  phase: string,
): number => lookup(phases, phase) ?? seconds;
