import type { DeskReason } from '@sealed-orders/host';
import { z } from 'zod';

/** Why something is done at the desk; the host refuses one that is empty or too long. */
export const reasonSchema: z.ZodType<DeskReason, DeskReason> = z.strictObject({
  text: z.string().max(2000),
  isKept: z.boolean(),
});
