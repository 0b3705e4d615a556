import { doneSchema } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** Ends all sessions of the caller on every device, including this one. */
export const signOutEverywhere = signedIn.output(doneSchema).mutation(async ({ ctx }) => {
  await ctx.accounts.signOutEverywhere(ctx.session.userId);
  return { done: true };
});
