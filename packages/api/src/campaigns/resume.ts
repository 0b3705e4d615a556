import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Sets a paused campaign going again: the step that could not be made is tried at once. */
export const resume = attending
  .output(refusable(z.strictObject({ n: z.int().nonnegative() })))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.resume(input.campaign, ctx.session.userId)));
