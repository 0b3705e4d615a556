import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** The caller's answer, as a player, to another player's request for a referee. */
export const consent = seated
  .input(z.object({ invitation: z.uuid(), agrees: z.boolean() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...answer } }) =>
    answered(await ctx.host.consent(campaign, ctx.session.userId, answer)),
  );
