import { REQUEST_LENGTH } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Asks for a seat of a campaign that the caller has no part in. */
export const ask = attending
  .input(z.object({ seat: seatIdSchema.nullable(), message: z.string().max(REQUEST_LENGTH) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.askForSeat(campaign, ctx.session.userId, wanted)),
  );
