import { deskReasonSchema, missingChoicesSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { openingSchema, stepSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Closes the open phase with the sheets that are sealed, if it is still the phase that the referee saw. */
export const closePhase = refereeing
  .input(z.object({ opening: openingSchema, reason: deskReasonSchema, choices: missingChoicesSchema.optional() }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, opening, reason, choices } }) =>
    answered(await ctx.host.closePhase(campaign, ctx.session.userId, opening, reason, choices)),
  );
