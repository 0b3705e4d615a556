import { writeUpListSchema } from '@sealed-orders/host';
import { viewing } from '../trpc.ts';

/** All write-ups that the caller may read, the newest first, and topics that the caller's seat may still write up. */
export const list = viewing
  .output(writeUpListSchema)
  .query(({ ctx, input: { campaign } }) => ctx.host.writeUpList(campaign, ctx.viewer));
