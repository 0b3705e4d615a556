import { answered, doneSchema, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';
import { hookSchema } from './hook-schema.ts';

/** Has a test sent to a hook; the list of its deliveries says what came of it. */
export const test = inviting
  .input(hookSchema)
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, hook } }) =>
    answered(await ctx.host.hooks.test(campaign, ctx.session.userId, hook)),
  );
