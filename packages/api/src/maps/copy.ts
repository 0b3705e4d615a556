import { mapLineSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { mapNameSchema } from './line.ts';
import { shareKeySchema } from './shared.ts';

/** Keeps a copy of a map that somebody shares. */
export const copy = signedIn
  .input(z.strictObject({ key: shareKeySchema, name: mapNameSchema }))
  .output(refusable(mapLineSchema))
  .mutation(async ({ ctx, input: { key, name } }) => {
    const shared = await ctx.host.sharedMap(key);
    if (shared === null) throw new TRPCError({ code: 'NOT_FOUND' });
    const { system, map } = shared;
    return answered(await ctx.host.keepMap(ctx.session.userId, { system, name, map }));
  });
