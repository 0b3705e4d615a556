import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { keptRoster, reviewable, reviewableSchema } from './reviewed.ts';

/** One of the caller's army lists, prepared for its review. */
export const get = signedIn
  .input(z.object({ roster: z.uuid() }))
  .output(reviewableSchema)
  .query(async ({ ctx, input }) => {
    const kept = await ctx.host.roster(ctx.session.userId, input.roster);
    if (kept === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return reviewable(kept, keptRoster(kept));
  });
