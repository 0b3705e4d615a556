import { z } from 'zod';
import { stepSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Ends the war early, for its owner. The reason is in the log, and everybody reads it. */
export const end = attending
  .input(z.object({ reason: z.string() }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, reason } }) =>
    answered(await ctx.host.endWar(campaign, ctx.session.userId, reason)),
  );
