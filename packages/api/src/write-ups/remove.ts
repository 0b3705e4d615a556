import { deskReasonSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';
import { topicSchema } from './topic-schema.ts';

/** Removes a write-up with its pictures: its own player's, or any as a referee, who gives a reason. */
export const remove = attending
  .input(z.object({ topic: topicSchema, seat: seatIdSchema, reason: deskReasonSchema.nullable() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, topic, seat, reason } }) => {
    const made = await ctx.host.removeWriteUp({ campaign, by: ctx.session.userId, reason }, topic, seat);
    // What is not theirs looks the same as what is not there.
    if (!made.ok && made.problem.code === 'not-yours') throw new TRPCError({ code: 'NOT_FOUND' });
    return answered(made);
  });
