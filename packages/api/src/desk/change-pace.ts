import { deskReasonSchema } from '@sealed-orders/host';
import { paceSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Changes the order clock of a war, and how strictly it is kept, from the phase that opens next. */
export const changePace = refereeing
  .input(z.object({ pace: paceSchema, reason: deskReasonSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...change } }) =>
    answered(await ctx.host.changePace(campaign, ctx.session.userId, change)),
  );
