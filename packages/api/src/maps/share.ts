import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { mapIdSchema } from './line.ts';

/** Shares one of the caller's maps by link, or ends that. */
export const share = signedIn
  .input(z.strictObject({ map: mapIdSchema, isShared: z.boolean() }))
  .output(z.strictObject({ shareKey: z.string().nullable() }))
  .mutation(async ({ ctx, input: { map, isShared } }) => {
    const shared = await ctx.host.shareMap(ctx.session.userId, map, isShared);
    if (shared === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return shared;
  });
