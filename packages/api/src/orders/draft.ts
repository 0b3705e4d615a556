import type { Draft, SealedSheet } from '@sealed-orders/host';
import type { Sheet } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';
import { seated } from '../trpc.ts';
import { sheetSchema, stepSchema } from './sheet.ts';

type Of<Kept> = Omit<Kept, 'sheet'> & { readonly sheet: Sheet };

const draftSchema: z.ZodType<Of<Draft>, Draft> = z.strictObject({
  step: stepSchema,
  sheet: sheetSchema,
  savedAt: z.iso.datetime(),
});

const sealedSchema: z.ZodType<Of<SealedSheet>, SealedSheet> = z.strictObject({
  step: stepSchema,
  sheet: sheetSchema,
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
});

/** The caller's own orders for the open step, as saved and as sealed. */
export const draft = seated
  .output(z.strictObject({ draft: draftSchema.nullable(), sealed: sealedSchema.nullable() }))
  .query(async ({ ctx, input }) => {
    const [saved, sealed] = await Promise.all([
      ctx.host.draft(input.campaign, ctx.seat),
      ctx.host.sealed(input.campaign, ctx.seat),
    ]);
    return { draft: saved, sealed };
  });
