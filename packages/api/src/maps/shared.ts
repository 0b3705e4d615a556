import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { open } from '../trpc.ts';
import { storedMapSchema } from './line.ts';

export const shareKeySchema = z.string().regex(/^[\w-]{16}$/);

/** A map that its owner shares, for everybody who has the link. */
export const shared = open
  .input(z.object({ key: shareKeySchema }))
  .output(storedMapSchema.omit({ id: true, shareKey: true, savedAt: true, version: true }).extend({ by: z.string() }))
  .query(async ({ ctx, input }) => {
    const map = await ctx.host.sharedMap(input.key);
    if (map === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return map;
  });
