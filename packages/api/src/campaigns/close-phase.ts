import { z } from 'zod';
import { stepSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Closes the open phase as it stands, if it is still the one that the referee saw. */
export const closePhase = refereeing
  .input(z.object({ step: stepSchema }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, step } }) =>
    answered(await ctx.host.closePhase(campaign, ctx.session.userId, step)),
  );
