import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { viewerOf } from '../authorize.ts';
import { viewing } from '../trpc.ts';
import { seenSchema } from './seen-schema.ts';

/** Whose eyes: the caller's own, or those of somebody who comes by and is not signed in. */
const EYES = ['own', 'passer-by'] as const;

/**
 * A step as the caller may know it: the open one, or a past one as it was known then. With `as: 'passer-by'` as
 * everybody may know it, whoever asks; there is none of a campaign that is not public.
 */
export const view = viewing
  .input(z.object({ n: z.int().nonnegative().optional(), as: z.enum(EYES).default('own') }))
  .output(seenSchema)
  .query(async ({ ctx, input: { campaign, n, as } }) => {
    const viewer = as === 'own' ? ctx.viewer : await viewerOf({ ...ctx, session: null }, campaign);
    const seen = await ctx.host.viewOf(campaign, viewer, n);
    if (seen === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...seen, viewer: viewer.kind };
  });
