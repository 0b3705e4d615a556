import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';
import { hookKindsSchema, hookSchema } from './hook-schema.ts';

/** Chooses what a hook is told, and switches it on or off. */
export const set = inviting
  .input(hookSchema.extend({ kinds: hookKindsSchema, isOn: z.boolean() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...change } }) =>
    answered(await ctx.host.hooks.set(campaign, ctx.session.userId, change)),
  );
