import { messagesSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { seated } from '../trpc.ts';
import { othersSchema } from './others.ts';

/** The last messages between the caller's seat and others, or those before number `cursor`; oldest first. */
export const messages = seated
  .input(z.object({ with: othersSchema, cursor: z.int().positive().nullish() }))
  .output(messagesSchema)
  .query(({ ctx, input }) =>
    ctx.host.messages(input.campaign, ctx.seat, { with: input.with, before: input.cursor ?? null }),
  );
