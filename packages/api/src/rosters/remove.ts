import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** Deletes one of the caller's army lists. Armies that were made from it stay as they are. */
export const remove = signedIn
  .input(z.object({ roster: z.uuid() }))
  .output(z.strictObject({ removed: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    const isGone = await ctx.host.removeRoster(ctx.session.userId, input.roster);
    if (!isGone) throw new TRPCError({ code: 'NOT_FOUND' });
    return { removed: true };
  });
