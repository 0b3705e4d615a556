import { REQUEST_LENGTH, type SeatAnswer, seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';

const answerSchema: z.ZodType<SeatAnswer, SeatAnswer> = z.discriminatedUnion('accepts', [
  z.object({ accepts: z.literal(true), seat: seatIdSchema.nullable() }),
  z.object({ accepts: z.literal(false), reason: z.string().max(REQUEST_LENGTH) }),
]);

/** Gives a seat to whoever asked for one, or declines. */
export const answer = inviting
  .input(z.object({ request: z.uuid(), answer: answerSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, request, answer: given } }) =>
    answered(await ctx.host.answerSeatRequest(campaign, ctx.session.userId, request, given)),
  );
