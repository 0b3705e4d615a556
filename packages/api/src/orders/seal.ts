import { sealReceiptSchema } from '@sealed-orders/host';
import { NONCE_PATTERN } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { gamePartSchema, openingSchema } from './sheet.ts';

/** Seals a sheet for the open phase, in place of one sealed before. */
export const seal = seated
  .input(z.object({ opening: openingSchema, sheet: gamePartSchema, nonce: z.string().regex(NONCE_PATTERN) }))
  .output(refusable(sealReceiptSchema))
  .mutation(async ({ ctx, input: { campaign, opening, sheet, nonce } }) =>
    answered(await ctx.host.seal(campaign, ctx.seat, { opening, sheet, nonce, userId: ctx.session.userId })),
  );
