import { seatAnswerSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';

/** Gives a seat to whoever asked for one, or declines. */
export const answer = inviting
  .input(z.object({ request: z.uuid(), answer: seatAnswerSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, request, answer: given } }) =>
    answered(await ctx.host.answerSeatRequest(campaign, ctx.session.userId, request, given)),
  );
