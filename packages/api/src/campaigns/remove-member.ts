import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Removes a referee or a spectator from a campaign, with a reason; its owner may. */
export const removeMember = attending
  .input(z.object({ user: z.uuid(), reason: deskReasonSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...removing } }) =>
    answered(await ctx.host.removeMember(campaign, ctx.session.userId, removing)),
  );
