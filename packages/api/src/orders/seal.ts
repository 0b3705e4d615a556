import { NONCE_PATTERN } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { sheetSchema, stepSchema } from './sheet.ts';

const receiptSchema = z.strictObject({
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
  everyone: z.boolean(),
});

/** Seals a sheet for the open step, in place of one that was sealed before. */
export const seal = seated
  .input(z.object({ step: stepSchema, sheet: sheetSchema, nonce: z.string().regex(NONCE_PATTERN) }))
  .output(refusable(receiptSchema))
  .mutation(async ({ ctx, input: { campaign, step, sheet, nonce } }) =>
    answered(await ctx.host.seal(campaign, ctx.seat, { step, sheet, nonce, userId: ctx.session.userId })),
  );
