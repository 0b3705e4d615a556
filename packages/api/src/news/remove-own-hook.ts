import { answered, doneSchema, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { whichHookSchema } from './own-hook-schema.ts';

/** Removes a hook of the caller's own and all that waits for it. */
export const removeOwnHook = signedIn
  .input(whichHookSchema)
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.news.removeOwnHook(ctx.session.userId, input.hook)));
