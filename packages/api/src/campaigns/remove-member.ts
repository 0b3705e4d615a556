import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Removes a referee or a spectator from a campaign; its owner may. */
export const removeMember = attending
  .input(z.object({ user: z.uuid() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.removeMember(input.campaign, ctx.session.userId, input.user)),
  );
