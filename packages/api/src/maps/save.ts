import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { mapIdSchema, mapLineSchema } from './line.ts';

/** Puts what was drawn in the place of one of the caller's maps. */
export const save = signedIn
  .input(z.strictObject({ id: mapIdSchema, map: z.unknown() }))
  .output(refusable(mapLineSchema))
  .mutation(async ({ ctx, input }) => {
    const saved = await ctx.host.changeMap(ctx.session.userId, input.id, input.map);
    if (saved === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return answered(saved);
  });
