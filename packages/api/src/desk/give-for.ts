import { deskReasonSchema } from '@sealed-orders/host';
import { NONCE_PATTERN, seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { gamePartSchema, stepSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

const input = z.object({
  seat: seatIdSchema,
  order: gamePartSchema,
  nonce: z.string().regex(NONCE_PATTERN),
  reason: deskReasonSchema,
});

/** Gives an order that counts on arrival for a seat; answers with the number of the step. */
export const giveFor = refereeing
  .input(input)
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.giveFor(campaign, ctx.session.userId, wanted)),
  );
