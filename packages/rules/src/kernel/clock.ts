import { z } from 'zod';
import { type Due, type Instant, LONGEST_OPEN, wallTimeSchema, weekdaysSchema, zoneSchema } from './instant.ts';
import { lookup } from './records.ts';
import { WEEKDAYS } from './weekdays.ts';

const duration = z.int().min(1).max(LONGEST_OPEN);

/** How many hours may lie between two times of an hourly clock: the same times come every day. */
export const HOURLY_STEPS = [1, 2, 3, 4, 6, 8, 12] as const;

/**
 * How long phases for everybody stay open. The rules name local time; the host turns it into an instant. Wall
 * clock times are `HH:MM`, zones are IANA names.
 */
export const orderClockSchema = z
  .discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('none') }),
    z.strictObject({
      mode: z.literal('duration'),
      seconds: duration,
      /** Phases with their own duration: seconds by phase id. */
      phases: z.record(z.string().max(40), duration).readonly().exactOptional(),
    }),
    z.strictObject({
      mode: z.literal('weekly'),
      weekdays: weekdaysSchema.readonly(),
      time: wallTimeSchema,
      zone: zoneSchema,
    }),
    /** At full hours of every day, counted from midnight. */
    z.strictObject({ mode: z.literal('hourly'), hours: z.literal(HOURLY_STEPS), zone: zoneSchema }),
  ])
  .readonly();
export type OrderClock = z.infer<typeof orderClockSchema>;

/** When the phase that was opened at `openedAt` closes by the clock; null if it never does. */
export function dueOf(clock: OrderClock, phase: string, openedAt: Instant): Due | null {
  switch (clock.mode) {
    case 'none':
      return null;
    case 'duration':
      return { kind: 'after', after: openedAt, seconds: secondsOf(clock, phase) };
    case 'weekly':
      return { kind: 'next', after: openedAt, weekdays: clock.weekdays, times: [clock.time], zone: clock.zone };
    case 'hourly':
      return { kind: 'next', after: openedAt, weekdays: WEEKDAYS, times: everyHours(clock.hours), zone: clock.zone };
  }
}

/** `00:00`, `06:00`, `12:00`, `18:00`. */
const everyHours = (hours: number): readonly string[] =>
  Array.from({ length: 24 / hours }, (_, at) => `${String(at * hours).padStart(2, '0')}:00`);

/** How long a phase stays open, seconds. */
export const secondsOf = (
  { seconds, phases = {} }: Extract<OrderClock, { readonly mode: 'duration' }>,
  phase: string,
): number => lookup(phases, phase) ?? seconds;
