import { matterSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Takes the vote of the caller's seat back. */
export const withdraw = seated
  .input(z.object({ matter: matterSchema }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { campaign, matter } }) => {
    await ctx.host.withdrawVote(campaign, ctx.seat, ctx.session.userId, matter);
    return { done: true };
  });
