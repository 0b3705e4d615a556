import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Answers the offer of the campaign to the caller, who owns it from then on if they accept. */
export const answerOffer = attending
  .input(z.object({ accepts: z.boolean() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, accepts } }) =>
    answered(await ctx.host.answerOffer(campaign, ctx.session.userId, accepts)),
  );
