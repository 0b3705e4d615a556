import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { topicSchema } from '../write-ups/topic-schema.ts';

/** Agrees to a time that the other side proposed. */
export const agree = seated
  .input(z.object({ topic: topicSchema, n: z.int().positive(), startsAt: z.iso.datetime() }))
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, ...time } }) =>
    answered(await ctx.host.agreeMeeting(campaign, ctx.seat, { ...time, userId: ctx.session.userId })),
  );
