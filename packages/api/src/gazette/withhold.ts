import { GAZETTE_LENGTH } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Withholds what a seat said in a number that has appeared, or shows it again. */
export const withhold = refereeing
  .input(
    z.object({
      round: z.int(),
      seat: seatIdSchema,
      isWithheld: z.boolean(),
      reason: z.string().max(GAZETTE_LENGTH.reason),
    }),
  )
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.gazette.withhold(campaign, ctx.session.userId, wanted)),
  );
