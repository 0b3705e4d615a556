import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { matterSchema } from './matter-schema.ts';

/** Takes the vote of the caller's seat back. */
export const withdraw = seated
  .input(z.object({ matter: matterSchema }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { campaign, matter } }) => {
    await ctx.host.withdrawVote(campaign, ctx.seat, ctx.session.userId, matter);
    return { done: true };
  });
