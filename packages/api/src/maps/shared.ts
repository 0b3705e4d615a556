import { sharedMapSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { open } from '../trpc.ts';

export const shareKeySchema = z.string().regex(/^[\w-]{16}$/);

/** A map that its owner shares, for everybody who has the link. */
export const shared = open
  .input(z.object({ key: shareKeySchema }))
  .output(sharedMapSchema)
  .query(async ({ ctx, input }) => {
    const map = await ctx.host.sharedMap(input.key);
    if (map === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return map;
  });
