import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Votes for the caller's seat to end the war; answers whether that ended it. */
export const vote = seated
  .output(refusable(z.strictObject({ isOver: z.boolean() })))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.voteToEnd(input.campaign, ctx.seat, ctx.session.userId)));
