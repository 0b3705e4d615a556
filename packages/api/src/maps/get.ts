import { storedMapSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { mapIdSchema } from './line.ts';

/** One of the caller's maps. */
export const get = signedIn
  .input(z.object({ map: mapIdSchema }))
  .output(storedMapSchema)
  .query(async ({ ctx, input }) => {
    const kept = await ctx.host.map(ctx.session.userId, input.map);
    if (kept === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return kept;
  });
