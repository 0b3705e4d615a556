import { doneSchema } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Takes the vote of the caller's seat back. */
export const withdrawVote = seated.output(doneSchema).mutation(async ({ ctx, input }) => {
  await ctx.host.withdrawVote(input.campaign, ctx.seat, ctx.session.userId);
  return { done: true };
});
