import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { seated } from '../trpc.ts';

const messageSchema = z.strictObject({
  n: z.int().positive(),
  isOwn: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** The last messages between the caller's seat and another, or those before number `cursor`; oldest first. */
export const messages = seated
  .input(z.object({ with: seatIdSchema, cursor: z.int().positive().nullish() }))
  .output(z.strictObject({ messages: z.array(messageSchema).readonly(), hasEarlier: z.boolean() }))
  .query(({ ctx, input }) =>
    ctx.host.messages(input.campaign, ctx.seat, { with: input.with, before: input.cursor ?? null }),
  );
