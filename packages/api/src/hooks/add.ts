import { HOOK_FORMS, HOOK_URL_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';
import { hookKindsSchema, secretSchema } from './hook-schema.ts';

/** Adds a hook to a campaign. The answer is the only one that holds its secret. */
export const add = inviting
  .input(z.object({ form: z.enum(HOOK_FORMS), url: z.string().trim().max(HOOK_URL_LENGTH), kinds: hookKindsSchema }))
  .output(refusable(secretSchema))
  .mutation(async ({ ctx, input: { campaign, ...hook } }) =>
    answered(await ctx.host.hooks.add(campaign, ctx.session.userId, hook)),
  );
