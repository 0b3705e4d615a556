import { matterSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Votes for the caller's seat; answers whether that decided the matter. */
export const vote = seated
  .input(z.object({ matter: matterSchema }))
  .output(refusable(z.strictObject({ isDecided: z.boolean() })))
  .mutation(async ({ ctx, input: { campaign, matter } }) =>
    answered(await ctx.host.vote(campaign, ctx.seat, ctx.session.userId, matter)),
  );
