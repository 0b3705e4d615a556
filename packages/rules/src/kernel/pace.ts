import { z } from 'zod';
import { orderClockSchema } from './clock.ts';
import { wallTimeSchema, zoneSchema } from './instant.ts';

const DAY_S = 24 * 3600;

/** Hours in which no phase closes by the clock, in one zone; they may span midnight. */
export const quietHoursSchema = z
  .strictObject({ from: wallTimeSchema, until: wallTimeSchema, zone: zoneSchema })
  .readonly()
  .refine(({ from, until }) => from !== until);
export type QuietHours = z.infer<typeof quietHoursSchema>;

/** A phase whose time is up with unsealed seats: waits for them, or until the referee decides. */
export const MISSING_POLICIES = ['hold', 'referee'] as const;

const missingOrdersSchema = z
  .strictObject({
    policy: z.enum(MISSING_POLICIES),
    /** For how long at most, seconds; then the phase closes anyway. */
    most: z
      .int()
      .min(60)
      .max(14 * DAY_S),
  })
  .readonly();

/** How strictly a campaign keeps its order clock. The same in every game: the host keeps it. */
export const paceSchema = z
  .strictObject({
    /** The order clock that replaces the setup's; null: the setup's. */
    clock: orderClockSchema.nullable(),
    /** How long after the last seal a phase closes, seconds; null: never before its deadline. */
    early: z.int().min(0).max(DAY_S).nullable(),
    /** How long a phase stays open after its time is up, for late seats; seconds. */
    grace: z
      .int()
      .min(0)
      .max(7 * DAY_S),
    quiet: quietHoursSchema.nullable(),
    /** Null: the phase closes when its time is up, and the time of grace. */
    missing: missingOrdersSchema.nullable().default(null),
  })
  .readonly();
export type Pace = z.infer<typeof paceSchema>;

/** The setup's clock, closing with the last seal, without grace. */
export const USUAL_PACE: Pace = { clock: null, early: 0, grace: 0, quiet: null, missing: null };
