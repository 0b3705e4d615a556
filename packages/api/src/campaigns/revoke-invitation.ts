import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Revokes a link; with a reason in `evict` it also removes the people who used it, which only the owner may. */
export const revokeInvitation = attending
  .input(z.object({ invitation: z.uuid(), evict: deskReasonSchema.nullable() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...revoking } }) =>
    answered(await ctx.host.revokeInvitation(campaign, ctx.session.userId, revoking)),
  );
