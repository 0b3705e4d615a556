import { boxMessagesSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { opening } from './opening.ts';

/** The last messages of a seat's box, or those before number `cursor`; oldest first. */
export const messages = opening
  .input(z.object({ cursor: z.int().positive().nullish() }))
  .output(boxMessagesSchema)
  .query(({ ctx, input }) => ctx.host.box.messages(input.campaign, input.seat, input.cursor ?? null));
