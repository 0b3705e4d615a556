import { GAZETTE_LENGTH } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Lets stand what readers complained of. */
export const letStand = refereeing
  .input(z.object({ round: z.int(), seat: seatIdSchema, reason: z.string().max(GAZETTE_LENGTH.reason) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...standing } }) =>
    answered(await ctx.host.gazette.letStand(campaign, ctx.session.userId, standing)),
  );
