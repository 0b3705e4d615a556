import type { BoxMessages } from '@sealed-orders/host';
import { z } from 'zod';
import { messageShape } from './message.ts';
import { opening } from './opening.ts';

const messagesSchema: z.ZodType<BoxMessages, BoxMessages> = z.strictObject({
  messages: z.array(z.strictObject({ n: z.int().positive(), ...messageShape })).readonly(),
  hasEarlier: z.boolean(),
});

/** The last messages of a seat's box, or those before number `cursor`; oldest first. */
export const messages = opening
  .input(z.object({ cursor: z.int().positive().nullish() }))
  .output(messagesSchema)
  .query(({ ctx, input }) => ctx.host.box.messages(input.campaign, input.seat, input.cursor ?? null));
