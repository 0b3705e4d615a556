import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** The caller has read that a campaign was deleted. */
export const readDeleted = signedIn
  .input(z.object({ id: z.uuid() }))
  .output(doneSchema)
  .mutation(async ({ ctx, input }) => {
    await ctx.host.readDeletionNotice(ctx.session.userId, input.id);
    return { done: true };
  });
