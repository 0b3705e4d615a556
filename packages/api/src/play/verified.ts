import { verifiedSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { viewing } from '../trpc.ts';

/** Whether the log replays to the stored results: for the referee at any time, for all viewers when the war is over. */
export const verified = viewing.output(verifiedSchema).query(async ({ ctx, input }) => {
  const isReferee = ctx.viewer.kind === 'referee';
  if (!isReferee && (await ctx.host.head(input.campaign))?.status !== 'finished')
    throw new TRPCError({ code: 'FORBIDDEN' });
  return ctx.host.verified(input.campaign);
});
