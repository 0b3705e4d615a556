import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { sheetSchema, stepSchema } from './sheet.ts';

/** Keeps a draft. It may be unfinished and against the rules; it only has to be a sheet. */
export const save = seated
  .input(z.object({ step: stepSchema, sheet: sheetSchema }))
  .output(refusable(z.strictObject({ savedAt: z.iso.datetime() })))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.saveDraft(input.campaign, ctx.seat, input.step, input.sheet)),
  );
