import { deskLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** What was done at the referee's desk, the latest first, for everybody who may look at the campaign. */
export const log = viewing
  .output(z.array(deskLineSchema).readonly())
  .query(({ ctx, input }) => ctx.host.deskLog(input.campaign, ctx.viewer));
