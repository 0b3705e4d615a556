import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Makes a link by which one person becomes the deputy of the caller's seat; it replaces an earlier one. */
export const inviteDeputy = seated
  .output(refusable(z.strictObject({ code: z.string() })))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.inviteDeputy(input.campaign, ctx.seat, ctx.session.userId)),
  );
