import { MATTERS, type Matter, seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';

/** What is voted on. */
export const matterSchema: z.ZodType<Matter, Matter> = z.discriminatedUnion('what', [
  z.strictObject({ what: z.enum(MATTERS).exclude(['open-seat']) }),
  z.strictObject({ what: z.literal('open-seat'), seat: seatIdSchema }),
]);
