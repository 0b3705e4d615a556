import { ABSENCE_POLICIES } from '@sealed-orders/host';
import { orderClockSchema, PRESS_POLICIES, paceSchema, SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** What everybody agrees on who takes part in a campaign, and what will be played on. */
export const termsShape = {
  system: z.enum(SYSTEMS),
  isPublic: z.boolean(),
  press: z.enum(PRESS_POLICIES),
  preset: z.string(),
  start: z.string().nullable(),
  settings: z.record(z.string(), z.unknown()),
  clock: orderClockSchema.nullable(),
  board: z.record(z.string(), z.unknown()).nullable(),
  pace: paceSchema,
  draftsCount: z.boolean(),
  absence: z.enum(ABSENCE_POLICIES),
  opensAfter: z.int(),
  holidayDays: z.int(),
  openAfter: z.int().nullable(),
};
