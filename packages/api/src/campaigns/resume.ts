import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Resumes a paused campaign: the failed step is retried at once. */
export const resume = attending
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.resume(input.campaign, ctx.session.userId)));
