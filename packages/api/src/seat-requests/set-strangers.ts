import { STRANGERS } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Whether people who have no part in the campaign take free seats, ask for them or wait for an invitation. */
export const setStrangers = attending
  .input(z.object({ strangers: z.enum(STRANGERS) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, strangers } }) =>
    answered(await ctx.host.setStrangers(campaign, ctx.session.userId, strangers)),
  );
