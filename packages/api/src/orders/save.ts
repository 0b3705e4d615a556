import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { gamePartSchema, openingSchema } from './sheet.ts';

/** Saves a draft. It may be unfinished and break the rules; it only has to be a sheet. */
export const save = seated
  .input(z.object({ opening: openingSchema, sheet: gamePartSchema }))
  .output(refusable(z.strictObject({ savedAt: z.iso.datetime() })))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.saveDraft(input.campaign, ctx.seat, input.opening, input.sheet)),
  );
