import { seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { seated } from '../trpc.ts';
import { othersSchema } from './others.ts';

const messageSchema = z.strictObject({
  n: z.int().positive(),
  from: seatIdSchema,
  text: z.string(),
  at: z.iso.datetime(),
});

/** The last messages between the caller's seat and others, or those before number `cursor`; oldest first. */
export const messages = seated
  .input(z.object({ with: othersSchema, cursor: z.int().positive().nullish() }))
  .output(z.strictObject({ messages: z.array(messageSchema).readonly(), hasEarlier: z.boolean() }))
  .query(({ ctx, input }) =>
    ctx.host.messages(input.campaign, ctx.seat, { with: input.with, before: input.cursor ?? null }),
  );
