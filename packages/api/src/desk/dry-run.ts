import { dryRunSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewerSchema } from '../ending/viewer-schema.ts';
import { openingSchema } from '../orders/sheet.ts';
import { seenSchema } from '../play/seen-schema.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** What would come of the open phase if it closed now, as one viewer would see it. Everybody reads that it was asked. */
export const dryRun = refereeing
  .input(z.object({ opening: openingSchema, as: viewerSchema }))
  .output(refusable(dryRunSchema.extend({ seen: seenSchema })))
  .mutation(async ({ ctx, input: { campaign, opening, as } }) => {
    const made = answered(await ctx.host.dryRun(campaign, ctx.session.userId, { opening, as }));
    if (!made.ok) return made;
    const { seen, ...compared } = made.value;
    return { ok: true as const, value: { seen: { ...seen, viewer: as.kind }, ...compared } };
  });
