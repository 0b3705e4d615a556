import { HOOK_FORMS, HOOK_URL_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { secretSchema } from '../hooks/hook-schema.ts';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** Adds a hook to the caller's account. The answer is the only one that holds its secret. */
export const addOwnHook = signedIn
  .input(z.object({ form: z.enum(HOOK_FORMS), url: z.string().trim().max(HOOK_URL_LENGTH) }))
  .output(refusable(secretSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.news.addOwnHook(ctx.session.userId, input)));
