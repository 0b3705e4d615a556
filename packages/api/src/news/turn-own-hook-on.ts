import { answered, doneSchema, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { whichHookSchema } from './own-hook-schema.ts';

/** Switches a hook of the caller's own on again that has switched itself off. */
export const turnOwnHookOn = signedIn
  .input(whichHookSchema)
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.news.turnOwnHookOn(ctx.session.userId, input.hook)));
