import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { openingSchema, stepSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Takes the war back to the opening of a phase, if the open phase is still the one that the referee saw. */
export const rewind = refereeing
  .input(z.object({ opening: openingSchema, to: openingSchema, name: z.string().max(200), reason: deskReasonSchema }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.rewind(campaign, ctx.session.userId, wanted)),
  );
