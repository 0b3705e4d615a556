import { matterSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { router, seated } from '../trpc.ts';

const whichMatterSchema = z.object({ matter: matterSchema });

export const votes = router({
  /** Votes for the caller's seat; answers whether that decided the matter. */
  vote: seated
    .input(whichMatterSchema)
    .output(refusable(z.strictObject({ isDecided: z.boolean() })))
    .mutation(async ({ ctx, input: { campaign, matter } }) =>
      answered(await ctx.host.vote(campaign, ctx.seat, ctx.session.userId, matter)),
    ),

  /** Takes back the vote of the caller's seat. */
  withdraw: seated
    .input(whichMatterSchema)
    .output(doneSchema)
    .mutation(async ({ ctx, input: { campaign, matter } }) => {
      await ctx.host.withdrawVote(campaign, ctx.seat, ctx.session.userId, matter);
      return { done: true };
    }),
});
