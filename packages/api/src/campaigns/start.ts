import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Starts the campaign. Refused with what is missing. */
export const start = attending
  .output(refusable(z.strictObject({ n: z.literal(0) })))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.start(input.campaign, ctx.session.userId)));
