import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { openingSchema } from './sheet.ts';

/** Takes a sealed sheet back, as long as the phase is open. */
export const unseal = seated
  .input(z.object({ opening: openingSchema }))
  .output(refusable(z.strictObject({ opening: openingSchema })))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.unseal(input.campaign, ctx.seat, input.opening)));
