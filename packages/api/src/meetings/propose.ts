import { timeZoneSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { topicSchema } from '../write-ups/topic-schema.ts';

/** Proposes a time to the other side of a topic. */
export const propose = seated
  .input(z.object({ topic: topicSchema, startsAt: z.iso.datetime(), zone: timeZoneSchema }))
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, ...time } }) =>
    answered(await ctx.host.proposeMeeting(campaign, ctx.seat, { ...time, userId: ctx.session.userId })),
  );
