import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Resumes a paused campaign: a failed step is retried at once. */
export const resume = attending
  .input(z.object({ reason: deskReasonSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, reason } }) =>
    answered(await ctx.host.resume(campaign, ctx.session.userId, reason)),
  );
