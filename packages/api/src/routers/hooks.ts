import { HOOK_KINDS, madeHookSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable, secretSchema } from '../answers.ts';
import { hookAddressSchema, whichHookSchema } from '../inputs.ts';
import { inviting, router } from '../trpc.ts';

/** The news that a hook receives, each kind at most once. */
const hookKindsSchema = z.array(z.enum(HOOK_KINDS)).min(1).max(HOOK_KINDS.length);

export const hooks = router({
  /** The hooks of a campaign with their last deliveries, without their secrets. */
  list: inviting
    .output(z.array(madeHookSchema).readonly())
    .query(({ ctx, input }) => ctx.host.hooks.list(input.campaign)),

  /** Adds a hook to a campaign. The answer is the only one that holds its secret. */
  add: inviting
    .input(hookAddressSchema.extend({ kinds: hookKindsSchema }))
    .output(refusable(secretSchema))
    .mutation(async ({ ctx, input: { campaign, ...hook } }) =>
      answered(await ctx.host.hooks.add(campaign, ctx.session.userId, hook)),
    ),

  /** Chooses what a hook receives, and switches it on or off. */
  set: inviting
    .input(whichHookSchema.extend({ kinds: hookKindsSchema, isOn: z.boolean() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...change } }) =>
      answered(await ctx.host.hooks.set(campaign, ctx.session.userId, change)),
    ),

  /** Gives a hook another secret, which only this answer holds; nothing is signed with the old one any more. */
  renewSecret: inviting
    .input(whichHookSchema)
    .output(refusable(secretSchema))
    .mutation(async ({ ctx, input: { campaign, hook } }) =>
      answered(await ctx.host.hooks.renewSecret(campaign, ctx.session.userId, hook)),
    ),

  /** Sends a test to a hook; the list of its deliveries shows the outcome. */
  test: inviting
    .input(whichHookSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, hook } }) =>
      answered(await ctx.host.hooks.test(campaign, ctx.session.userId, hook)),
    ),

  /** Removes a hook with its pending deliveries. */
  remove: inviting
    .input(whichHookSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, hook } }) =>
      answered(await ctx.host.hooks.remove(campaign, ctx.session.userId, hook)),
    ),
});
