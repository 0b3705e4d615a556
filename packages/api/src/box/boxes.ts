import { boxesSchema } from '@sealed-orders/host';
import { viewing } from '../trpc.ts';

/** The boxes that the caller may open: a seat's own, for referees all, for everybody else none. */
export const boxes = viewing
  .output(boxesSchema)
  .query(({ ctx, input }) => ctx.host.box.boxes(input.campaign, ctx.viewer));
