import { seatAskingSchema } from '@sealed-orders/host';
import { attending } from '../trpc.ts';

/** The caller's last request for a seat of the campaign, and whether they may ask now. */
export const own = attending
  .output(seatAskingSchema)
  .query(({ ctx, input }) => ctx.host.seatAsking(input.campaign, ctx.session.userId));
