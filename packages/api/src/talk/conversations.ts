import { talkSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { seated } from '../trpc.ts';

/** The caller's conversations, and how much of each is unread. */
export const conversations = seated.output(talkSchema).query(async ({ ctx, input }) => {
  const talk = await ctx.host.conversations(input.campaign, ctx.seat);
  if (talk === null) throw new TRPCError({ code: 'NOT_FOUND' });
  return talk;
});
