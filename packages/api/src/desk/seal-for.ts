import { z } from 'zod';
import { gamePartSchema, openingSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { seatIdSchema } from '../seat-id.ts';
import { refereeing } from '../trpc.ts';
import { reasonSchema } from './reason-schema.ts';

const input = z.object({
  opening: openingSchema,
  seat: seatIdSchema,
  orders: z.union([z.enum(['draft', 'least']), z.strictObject({ sheet: gamePartSchema })]),
  nonce: z.string(),
  reason: reasonSchema,
});

/** Seals for a seat that has not sealed: its own draft, the least possible orders, or a sheet that the referee wrote. */
export const sealFor = refereeing
  .input(input)
  .output(refusable(z.strictObject({ commitment: z.string() })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.sealFor(campaign, ctx.session.userId, wanted)),
  );
