import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Stops the clock of a running campaign. An owner who plays may do that too. */
export const pause = attending
  .input(z.object({ reason: deskReasonSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, reason } }) =>
    answered(await ctx.host.pause(campaign, ctx.session.userId, reason)),
  );
