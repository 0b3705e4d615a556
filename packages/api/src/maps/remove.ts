import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { mapIdSchema } from './line.ts';

/** Deletes one of the caller's maps. Campaigns that were created with it keep their map. */
export const remove = signedIn
  .input(z.strictObject({ map: mapIdSchema }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { map } }) => {
    if (!(await ctx.host.removeMap(ctx.session.userId, map))) throw new TRPCError({ code: 'NOT_FOUND' });
    return { done: true };
  });
