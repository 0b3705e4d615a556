import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { mapIdSchema, mapNameSchema } from './line.ts';

/** Gives one of the caller's maps another name. */
export const rename = signedIn
  .input(z.strictObject({ map: mapIdSchema, name: mapNameSchema }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { map, name } }) => {
    if (!(await ctx.host.renameMap(ctx.session.userId, map, name))) throw new TRPCError({ code: 'NOT_FOUND' });
    return { done: true };
  });
