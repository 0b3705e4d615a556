import { answered, doneSchema, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';
import { hookSchema } from './hook-schema.ts';

/** Removes a hook and all that waits for it. */
export const remove = inviting
  .input(hookSchema)
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, hook } }) =>
    answered(await ctx.host.hooks.remove(campaign, ctx.session.userId, hook)),
  );
