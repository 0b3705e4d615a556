import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { topicSchema } from '../write-ups/topic-schema.ts';

/** Whether this system knows the time zone. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Proposes a time to the other side of a topic. */
export const propose = seated
  .input(z.object({ topic: topicSchema, startsAt: z.iso.datetime(), zone: z.string().max(64).refine(isZone) }))
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, ...time } }) =>
    answered(await ctx.host.proposeMeeting(campaign, ctx.seat, { ...time, userId: ctx.session.userId })),
  );
