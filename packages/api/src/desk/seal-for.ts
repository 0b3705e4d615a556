import { z } from 'zod';
import { openingSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { seatIdSchema } from '../seat-id.ts';
import { refereeing } from '../trpc.ts';
import { reasonSchema } from './reason-schema.ts';

const input = z.object({
  opening: openingSchema,
  seat: seatIdSchema,
  orders: z.enum(['draft', 'least']),
  nonce: z.string(),
  reason: reasonSchema,
});

/** Seals for a seat that has not sealed: its own draft, or the least possible orders. */
export const sealFor = refereeing
  .input(input)
  .output(refusable(z.strictObject({ commitment: z.string() })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.sealFor(campaign, ctx.session.userId, wanted)),
  );
