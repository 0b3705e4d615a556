import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { attending, router } from '../trpc.ts';

/** For users who hold several seats of a campaign and open them one at a time, on one screen. */
export const screen = router({
  /** Opens a seat of the caller, who is this seat from then on, and covers the one that was open. */
  uncover: attending
    .input(z.object({ seat: seatIdSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, seat } }) =>
      answered(await ctx.host.uncover(campaign, seat, ctx.session.userId)),
    ),

  /** Covers the caller's open seat: until another is opened, the caller is a spectator. */
  cover: attending
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign } }) => answered(await ctx.host.cover(campaign, ctx.session.userId))),
});
