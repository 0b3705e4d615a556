import { savedMapSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { mapIdSchema, mapVersionSchema } from './line.ts';

/** Puts what was drawn in the place of one of the caller's maps, if that is still what they drew on. */
export const save = signedIn
  .input(z.strictObject({ id: mapIdSchema, before: mapVersionSchema, map: z.unknown() }))
  .output(refusable(savedMapSchema))
  .mutation(async ({ ctx, input: { id, map, before } }) => {
    const saved = await ctx.host.changeMap(ctx.session.userId, id, { map, before });
    if (saved === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return answered(saved);
  });
