import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { openingSchema } from '../orders/sheet.ts';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

const MONTH = 30 * 24 * 60;

/** Extends the open phase, or brings its end forward, if its deadline is still the one that the referee saw. */
export const moveDeadline = refereeing
  .input(
    z.object({
      opening: openingSchema,
      due: z.iso.datetime(),
      minutes: z
        .int()
        .min(-MONTH)
        .max(MONTH)
        .refine((minutes) => minutes !== 0),
      reason: deskReasonSchema,
    }),
  )
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...move } }) =>
    answered(await ctx.host.moveDeadline(campaign, ctx.session.userId, move)),
  );
