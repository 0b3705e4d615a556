import type { Summary } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** Where a campaign stands. */
export const summarySchema: z.ZodType<Summary, Summary> = z.strictObject({
  round: z.int().nullable(),
  phase: z.string().nullable(),
});
