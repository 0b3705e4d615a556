import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { attending } from '../trpc.ts';
import { topicSchema } from './topic-schema.ts';

/** Removes a write-up with its pictures: its own player's, or any as a referee. */
export const remove = attending
  .input(z.object({ topic: topicSchema, seat: seatIdSchema }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { campaign, topic, seat } }) => {
    if (!(await ctx.host.removeWriteUp(campaign, ctx.session.userId, topic, seat)))
      throw new TRPCError({ code: 'NOT_FOUND' });
    return { done: true };
  });
