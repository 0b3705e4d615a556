import { stepLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** The steps so far that concern the caller, oldest first, by the caller's own count. */
export const steps = viewing
  .output(z.array(stepLineSchema).readonly())
  .query(({ ctx, input }) => ctx.host.steps(input.campaign, ctx.viewer));
