import { answered, doneSchema, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** The caller's seat has no deputy any more; its player and the deputy may decide so. */
export const dismissDeputy = seated
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.dismissDeputy(input.campaign, ctx.seat, ctx.session.userId)),
  );
