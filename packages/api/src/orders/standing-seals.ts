import type { StandingSeals } from '@sealed-orders/host';
import { z } from 'zod';
import { seated } from '../trpc.ts';

const standingSchema: z.ZodType<StandingSeals, StandingSeals> = z.strictObject({
  phases: z.array(z.string()),
  isOffered: z.boolean(),
});

/** The phases that are sealed for the caller's seat whenever they open. */
export const standingSeals = seated
  .output(standingSchema)
  .query(({ ctx, input }) => ctx.host.standingSeals(input.campaign, ctx.seat));
