import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { stepSchema } from './sheet.ts';

/** Takes a sealed sheet back, as long as the step is open. */
export const unseal = seated
  .input(z.object({ step: stepSchema }))
  .output(refusable(z.strictObject({ step: stepSchema })))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.unseal(input.campaign, ctx.seat, input.step)));
