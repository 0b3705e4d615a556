import { answered, doneSchema, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { whichHookSchema } from './own-hook-schema.ts';

/** Has a test sent to a hook of the caller's own; the list says what came of it. */
export const testOwnHook = signedIn
  .input(whichHookSchema)
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.news.testOwnHook(ctx.session.userId, input.hook)));
