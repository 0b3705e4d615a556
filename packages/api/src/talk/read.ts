import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { seatIdSchema } from '../seat-id.ts';
import { seated } from '../trpc.ts';

/** Notes that the caller has read the messages of another seat up to this number. */
export const read = seated
  .input(z.object({ with: seatIdSchema, upTo: z.int().positive() }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { campaign, ...read } }) => {
    await ctx.host.markRead(campaign, ctx.seat, read);
    return { done: true };
  });
