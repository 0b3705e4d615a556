import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Removes a picture of a write-up: its own player's, or any as a referee. */
export const removePicture = attending
  .input(z.object({ picture: z.uuid() }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { campaign, picture } }) => {
    if (!(await ctx.host.removePicture(campaign, ctx.session.userId, picture)))
      throw new TRPCError({ code: 'NOT_FOUND' });
    return { done: true };
  });
