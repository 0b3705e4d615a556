import { deskReasonSchema, sealedSheetSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { openingSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** What a seat has sealed for the open phase, where the terms let referees read it. Everybody reads that it was asked, and why. */
export const readSealed = refereeing
  .input(z.object({ opening: openingSchema, seat: seatIdSchema, reason: deskReasonSchema }))
  .output(refusable(sealedSheetSchema))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.readSealed(campaign, ctx.session.userId, wanted)),
  );
