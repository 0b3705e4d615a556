import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Gives the caller's seat one of the armies that the game brings along. */
export const setReadyMade = seated
  .input(z.object({ army: z.string().max(40) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.setReadyMade(input.campaign, ctx.seat, ctx.session.userId, input.army)),
  );
