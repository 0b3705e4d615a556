import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Lets stand what readers complained of. */
export const letStand = refereeing
  .input(z.object({ round: z.int(), seat: seatIdSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...which } }) =>
    answered(await ctx.host.gazette.letStand(campaign, ctx.session.userId, which)),
  );
