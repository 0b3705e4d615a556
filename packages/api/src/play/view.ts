import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { viewing } from '../trpc.ts';
import { seenSchema } from './seen-schema.ts';

/** A step as the caller may know it: the open one, or a past one as it was known then. */
export const view = viewing
  .input(z.object({ n: z.int().nonnegative().optional() }))
  .output(seenSchema)
  .query(async ({ ctx, input }) => {
    const seen = await ctx.host.viewOf(input.campaign, ctx.viewer, input.n);
    if (seen === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return seen;
  });
