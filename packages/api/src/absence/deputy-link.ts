import { deputyLinkSchema } from '@sealed-orders/host';
import { seated } from '../trpc.ts';

/** The link for a deputy that works now, for the seat's player alone. */
export const deputyLink = seated
  .output(deputyLinkSchema.nullable())
  .query(({ ctx, input }) => ctx.host.deputyLink(input.campaign, ctx.seat, ctx.session.userId));
