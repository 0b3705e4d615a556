import { standingSealsSchema } from '@sealed-orders/host';
import { seated } from '../trpc.ts';

/** The phases that are sealed for the caller's seat whenever they open. */
export const standingSeals = seated
  .output(standingSealsSchema)
  .query(({ ctx, input }) => ctx.host.standingSeals(input.campaign, ctx.seat));
