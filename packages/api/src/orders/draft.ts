import type { Draft, SealedSheet } from '@sealed-orders/host';
import { z } from 'zod';
import { seated } from '../trpc.ts';
import { openingSchema } from './sheet.ts';

const draftSchema: z.ZodType<Draft, Draft> = z.strictObject({
  opening: openingSchema,
  sheet: z.unknown(),
  savedAt: z.iso.datetime(),
});

const sealedSchema: z.ZodType<SealedSheet, SealedSheet> = z.strictObject({
  opening: openingSchema,
  sheet: z.unknown(),
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
});

/** The caller's own orders for the open phase, as saved and as sealed. */
export const draft = seated
  .output(z.strictObject({ draft: draftSchema.nullable(), sealed: sealedSchema.nullable() }))
  .query(async ({ ctx, input }) => {
    const [saved, sealed] = await Promise.all([
      ctx.host.draft(input.campaign, ctx.seat),
      ctx.host.sealed(input.campaign, ctx.seat),
    ]);
    return { draft: saved, sealed };
  });
