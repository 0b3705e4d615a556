import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { topicSchema } from '../write-ups/topic-schema.ts';

/** Takes back a time that the caller's seat proposed, or calls off one that is agreed. */
export const withdraw = seated
  .input(z.object({ topic: topicSchema, n: z.int().positive(), startsAt: z.iso.datetime() }))
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, ...time } }) =>
    answered(await ctx.host.withdrawMeeting(campaign, ctx.seat, { ...time, userId: ctx.session.userId })),
  );
