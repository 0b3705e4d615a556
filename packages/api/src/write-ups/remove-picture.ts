import { deskReasonSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Removes a picture of a write-up: its own player's, or any as a referee, who gives a reason. */
export const removePicture = attending
  .input(z.object({ picture: z.uuid(), reason: deskReasonSchema.nullable() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, picture, reason } }) => {
    const made = await ctx.host.removePicture({ campaign, by: ctx.session.userId, reason }, picture);
    if (!made.ok && made.problem.code === 'not-yours') throw new TRPCError({ code: 'NOT_FOUND' });
    return answered(made);
  });
