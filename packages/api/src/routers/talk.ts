import { MESSAGE_LENGTH, MOST_OTHERS, messagesSchema, talkSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { textSchema } from '../inputs.ts';
import { router, seated } from '../trpc.ts';

/** All others of a conversation, in any order. The same seats always share one conversation. */
const othersSchema = z.array(seatIdSchema).min(1).max(MOST_OTHERS).readonly();

export const talk = router({
  /** The caller's conversations, and how much of each is unread. */
  conversations: seated.output(talkSchema).query(async ({ ctx, input }) => {
    const talk = await ctx.host.conversations(input.campaign, ctx.seat);
    if (talk === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return talk;
  }),

  /** The last messages between the caller's seat and others, or those before number `cursor`; oldest first. */
  messages: seated
    .input(z.object({ with: othersSchema, cursor: z.int32().positive().nullish() }))
    .output(messagesSchema)
    .query(({ ctx, input }) =>
      ctx.host.messages(input.campaign, ctx.seat, { with: input.with, before: input.cursor ?? null }),
    ),

  /** Writes plain text to one or more seats; answers with the number of the message in their conversation. */
  send: seated
    .input(z.object({ with: othersSchema, text: textSchema(MESSAGE_LENGTH, 1) }))
    .output(refusable(z.strictObject({ n: z.int32().positive() })))
    .mutation(async ({ ctx, input: { campaign, with: others, text } }) =>
      answered(await ctx.host.write(campaign, ctx.seat, { with: others, text, userId: ctx.session.userId })),
    ),

  /** Notes that the caller has read a conversation up to this number. */
  read: seated
    .input(z.object({ with: othersSchema, upTo: z.int32().positive() }))
    .output(doneSchema)
    .mutation(async ({ ctx, input: { campaign, ...read } }) => {
      await ctx.host.markRead(campaign, ctx.seat, read);
      return { done: true };
    }),
});
