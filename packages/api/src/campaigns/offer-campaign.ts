import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Offers the campaign to somebody in it, or with `to: null` takes the offer back; its owner may. */
export const offerCampaign = attending
  .input(z.object({ to: z.uuid().nullable() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, to } }) =>
    answered(await ctx.host.offerCampaign(campaign, ctx.session.userId, to)),
  );
