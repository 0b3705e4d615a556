import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Puts a finished campaign in the archive, or takes it out again, for its owner. */
export const archive = attending
  .input(z.object({ isArchived: z.boolean() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, isArchived } }) =>
    answered(await ctx.host.setArchived(campaign, ctx.session.userId, isArchived)),
  );
