import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { othersSchema } from './others.ts';

/** Notes that the caller has read a conversation up to this number. */
export const read = seated
  .input(z.object({ with: othersSchema, upTo: z.int().positive() }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { campaign, ...read } }) => {
    await ctx.host.markRead(campaign, ctx.seat, read);
    return { done: true };
  });
