import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { phaseSchema } from './sheet.ts';

/** Asks the caller's seat again from the next opening of the phase on. */
export const withdrawStandingSeal = seated
  .input(z.object({ phase: phaseSchema }))
  .output(doneSchema)
  .mutation(async ({ ctx, input }) => {
    await ctx.host.withdrawStandingSeal(input.campaign, ctx.seat, input.phase);
    return { done: true };
  });
