import { typedName } from '@sealed-orders/formats';
import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { openingSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Makes another war of this one as it was when a phase opened, owned by the caller, paused and without players. */
export const branch = refereeing
  .input(z.object({ opening: openingSchema, name: typedName(80), reason: deskReasonSchema }))
  .output(refusable(z.strictObject({ id: z.uuid(), slug: z.string() })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.branch(campaign, ctx.session.userId, wanted)),
  );
