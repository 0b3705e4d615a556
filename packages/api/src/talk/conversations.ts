import type { Conversation, Talk } from '@sealed-orders/host';
import { PRESS_POLICIES } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { seated } from '../trpc.ts';

const conversationSchema: z.ZodType<Conversation, Conversation> = z.strictObject({
  with: z.array(seatIdSchema).readonly(),
  mayWrite: z.boolean(),
  unread: z.int().nonnegative(),
  last: z.strictObject({ text: z.string(), from: seatIdSchema, at: z.iso.datetime() }).nullable(),
});

const talkSchema: z.ZodType<Talk, Talk> = z.strictObject({
  press: z.enum(PRESS_POLICIES),
  conversations: z.array(conversationSchema),
});

/** The caller's conversations, and how much of each is unread. */
export const conversations = seated.output(talkSchema).query(async ({ ctx, input }) => {
  const talk = await ctx.host.conversations(input.campaign, ctx.seat);
  if (talk === null) throw new TRPCError({ code: 'NOT_FOUND' });
  return talk;
});
