import { doneSchema } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Ends the caller's holiday now, and cancels those to come. */
export const cancelHolidays = seated.output(doneSchema).mutation(async ({ ctx, input }) => {
  await ctx.host.cancelHolidays(input.campaign, ctx.seat, ctx.session.userId);
  return { done: true };
});
