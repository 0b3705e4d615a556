import { newsChoiceSchema } from '@sealed-orders/host';
import { doneSchema } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** Turns one kind of news on or off for one channel. */
export const choose = signedIn
  .input(newsChoiceSchema)
  .output(doneSchema)
  .mutation(async ({ ctx, input }) => {
    await ctx.host.news.choose(ctx.session.userId, input);
    return { done: true };
  });
