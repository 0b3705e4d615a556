import { GAZETTE_LENGTH } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Reports what a seat said in a number that has appeared to the referees. */
export const complain = attending
  .input(z.object({ round: z.int(), seat: seatIdSchema, text: z.string().max(GAZETTE_LENGTH.reason) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.gazette.complain(campaign, ctx.session.userId, wanted)),
  );
