import { MAP_PARTS, writeMap } from '@sealed-orders/formats';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { mapIdSchema } from './line.ts';

/** One of the caller's maps as a file for other programs, and what that file cannot hold. */
export const written = signedIn
  .input(z.strictObject({ map: mapIdSchema, form: z.string().max(40) }))
  .output(z.strictObject({ text: z.string(), lost: z.array(z.enum(MAP_PARTS)).readonly() }))
  .mutation(async ({ ctx, input: { map, form } }) => {
    const kept = await ctx.host.map(ctx.session.userId, map);
    const file = kept === null ? null : writeMap(kept.system, kept.map, form);
    if (file === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return file;
  });
