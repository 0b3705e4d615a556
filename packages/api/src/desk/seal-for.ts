import { deskReasonSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { gamePartSchema, openingSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

const input = z.object({
  opening: openingSchema,
  seat: seatIdSchema,
  orders: z.union([z.enum(['draft', 'least']), z.strictObject({ sheet: gamePartSchema })]),
  nonce: z.string(),
  reason: deskReasonSchema,
});

/** Seals for a seat that has not sealed: its own draft, the least possible orders, or a sheet that the referee wrote. */
export const sealFor = refereeing
  .input(input)
  .output(refusable(z.strictObject({ commitment: z.string() })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.sealFor(campaign, ctx.session.userId, wanted)),
  );
