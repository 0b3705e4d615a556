import { z } from 'zod';
import type { Parsed } from './frozen.ts';
import { WEEKDAYS } from './weekdays.ts';

/** A moment in UTC, ISO 8601 with milliseconds: `2026-11-21T20:00:00.000Z`. Sorts as text. */
export type Instant = string;

export const instantSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** `HH:MM` of local time. */
export const wallTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** `YYYY-MM-DD`. */
export const dateSchema = z.iso.date();

/** IANA name: `Europe/Berlin`. */
export const zoneSchema = z.string().min(1).max(64).meta({ field: 'zone' });

export const weekdaysSchema = z.array(z.enum(WEEKDAYS)).min(1).max(7);

/** A time of every week, by the clocks of a zone that is named elsewhere. */
export const weeklySchema = z
  .strictObject({ weekday: z.enum(WEEKDAYS), time: wallTimeSchema })
  .meta({ field: 'weekly' });

/** Of an open phase, in seconds: almost four months. */
export const LONGEST_OPEN = 10_000_000;

export const dueSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('at'), at: instantSchema }),
  z.strictObject({ kind: z.literal('after'), after: instantSchema, seconds: z.int().min(0).max(LONGEST_OPEN) }),
  z.strictObject({
    kind: z.literal('next'),
    after: instantSchema,
    weekdays: weekdaysSchema,
    times: z.array(wallTimeSchema).min(1).max(24),
    zone: zoneSchema,
  }),
  z.strictObject({ kind: z.literal('on'), date: dateSchema, time: wallTimeSchema, zone: zoneSchema }),
]);

/**
 * When a clock input is due. The rules name local time and the host turns it into an instant, since only the host
 * knows the offsets of a time zone: `next` is the first of these wall-clock times, on one of the weekdays, after `after`;
 * `on` is one local date and time. A time that a change of clocks skips comes at the change or as long after it as it
 * lay in the gap; of one that comes twice, the first counts.
 */
export type Due = Parsed<typeof dueSchema>;

/** One of the times for which a game waits. */
export interface DueEntry {
  /**
   * What falls due, unique among those of one state: `midnight`, `battle:b7`. When the entry that is not firm gives way to
   * another, a phase opens, with its own time, and the desk can rewind to it: so everybody must be allowed to know it.
   */
  readonly id: string;
  readonly due: Due;
  /** The rules' own time, which the order clock, quiet hours, grace and the desk do not move. */
  readonly isFirm: boolean;
}
