import { deskReasonSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { openingSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Pings players who still owe something: those of these seats, or all with `seats: null`. Answers whom. */
export const ping = refereeing
  .input(
    z.object({ opening: openingSchema, seats: z.array(seatIdSchema).max(100).nullable(), reason: deskReasonSchema }),
  )
  .output(refusable(z.strictObject({ seats: z.array(seatIdSchema).readonly() })))
  .mutation(async ({ ctx, input: { campaign, ...pinging } }) =>
    answered(await ctx.host.ping(campaign, ctx.session.userId, pinging)),
  );
