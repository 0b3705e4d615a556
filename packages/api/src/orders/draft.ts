import { draftSchema, sealedSheetSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { seated } from '../trpc.ts';

/** The caller's own orders for the open phase, as saved and as sealed. */
export const draft = seated
  .output(z.strictObject({ draft: draftSchema.nullable(), sealed: sealedSheetSchema.nullable() }))
  .query(async ({ ctx, input }) => {
    const [saved, sealed] = await Promise.all([
      ctx.host.draft(input.campaign, ctx.seat),
      ctx.host.sealed(input.campaign, ctx.seat),
    ]);
    return { draft: saved, sealed };
  });
