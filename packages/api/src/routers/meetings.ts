import { timeZoneSchema } from '@sealed-orders/auth';
import { meetingSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../answers.ts';
import { eyesOf } from '../authorize.ts';
import { topicSchema, viewerSchema } from '../inputs.ts';
import { router, seated, viewing } from '../trpc.ts';

const timeSchema = z.object({ topic: topicSchema, n: z.int32().positive(), startsAt: z.iso.datetime() });

/** The number of the time in its topic. */
const numberSchema = z.strictObject({ n: z.int32().positive() });

export const meetings = router({
  /**
   * Times proposed or agreed for topics in which the caller's seat has a part; a referee reads all, or with `as` those
   * that another viewer reads.
   */
  list: viewing
    .input(z.object({ as: viewerSchema.optional() }))
    .output(z.array(meetingSchema).readonly())
    .query(({ ctx, input: { campaign, as } }) => ctx.host.meetings(campaign, eyesOf(ctx.viewer, as))),

  /** Proposes a time to the other side of a topic. */
  propose: seated
    .input(z.object({ topic: topicSchema, startsAt: z.iso.datetime(), zone: timeZoneSchema }))
    .output(refusable(numberSchema))
    .mutation(async ({ ctx, input: { campaign, ...time } }) =>
      answered(await ctx.host.proposeMeeting(campaign, ctx.seat, { ...time, userId: ctx.session.userId })),
    ),

  /** Agrees to a time that the other side proposed. */
  agree: seated
    .input(timeSchema)
    .output(refusable(numberSchema))
    .mutation(async ({ ctx, input: { campaign, ...time } }) =>
      answered(await ctx.host.agreeMeeting(campaign, ctx.seat, { ...time, userId: ctx.session.userId })),
    ),

  /** Takes back a time that the caller's seat proposed, or calls off one that is agreed. */
  withdraw: seated
    .input(timeSchema)
    .output(refusable(numberSchema))
    .mutation(async ({ ctx, input: { campaign, ...time } }) =>
      answered(await ctx.host.withdrawMeeting(campaign, ctx.seat, { ...time, userId: ctx.session.userId })),
    ),
});
