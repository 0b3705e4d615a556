import { mapLineSchema } from '@sealed-orders/host';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { mapNameSchema } from './line.ts';

/** Keeps a new map for the caller: drawn, generated, or from a file of our own form. */
export const keep = signedIn
  .input(
    z.strictObject({
      system: z.enum(SYSTEMS),
      name: mapNameSchema,
      map: z.unknown(),
      mustBeSound: z.boolean().default(false),
    }),
  )
  .output(refusable(mapLineSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.keepMap(ctx.session.userId, input)));
