import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';
import { reasonSchema } from './reason-schema.ts';

/** Stops the clock of a running campaign. An owner who plays may do that too. */
export const pause = attending
  .input(z.object({ reason: reasonSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, reason } }) =>
    answered(await ctx.host.pause(campaign, ctx.session.userId, reason)),
  );
