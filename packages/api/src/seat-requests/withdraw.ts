import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Takes the caller's open request for a seat back. */
export const withdraw = attending
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.withdrawSeatRequest(input.campaign, ctx.session.userId)));
