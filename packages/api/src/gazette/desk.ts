import { gazetteDeskSchema } from '@sealed-orders/host';
import { viewing } from '../trpc.ts';

/** What the caller may write for the gazette now, and what is there. */
export const desk = viewing
  .output(gazetteDeskSchema)
  .query(({ ctx, input }) => ctx.host.gazette.desk(input.campaign, ctx.viewer));
