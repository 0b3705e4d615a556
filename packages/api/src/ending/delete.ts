import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Deletes a campaign with everything that belongs to it, for its owner, who types its name. */
export const deleteCampaign = attending
  .input(z.object({ name: z.string() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, name } }) =>
    answered(await ctx.host.deleteCampaign(campaign, ctx.session.userId, name)),
  );
