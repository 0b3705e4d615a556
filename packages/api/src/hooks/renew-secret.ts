import { answered, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';
import { hookSchema, secretSchema } from './hook-schema.ts';

/** Gives a hook another secret, which only this answer holds; nothing is signed with the old one any more. */
export const renewSecret = inviting
  .input(hookSchema)
  .output(refusable(secretSchema))
  .mutation(async ({ ctx, input: { campaign, hook } }) =>
    answered(await ctx.host.hooks.renewSecret(campaign, ctx.session.userId, hook)),
  );
