import { timeZoneSchema } from '@sealed-orders/auth';
import { deskReasonSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';
import { topicSchema } from '../write-ups/topic-schema.ts';

const input = z.object({
  topic: topicSchema,
  startsAt: z.iso.datetime(),
  zone: timeZoneSchema,
  reason: deskReasonSchema,
});

/** Sets the time at which those who have a part in a topic meet, in place of what they agreed. */
export const setMeeting = refereeing
  .input(input)
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.setMeeting(campaign, ctx.session.userId, wanted)),
  );
