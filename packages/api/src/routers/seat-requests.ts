import { REQUEST_LENGTH, STRANGERS, seatAnswerSchema, seatAskingSchema, seatRequestSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { textSchema } from '../inputs.ts';
import { attending, inviting, router } from '../trpc.ts';

export const seatRequests = router({
  /** The caller's last request for a seat of the campaign, and whether they may ask now. */
  own: attending
    .output(seatAskingSchema)
    .query(({ ctx, input }) => ctx.host.seatAsking(input.campaign, ctx.session.userId)),

  /** Asks for a seat of a campaign that the caller has no part in. */
  ask: attending
    .input(z.object({ seat: seatIdSchema.nullable(), message: textSchema(REQUEST_LENGTH) }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.askForSeat(campaign, ctx.session.userId, wanted)),
    ),

  /** Withdraws the caller's open request for a seat. */
  withdraw: attending
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) =>
      answered(await ctx.host.withdrawSeatRequest(input.campaign, ctx.session.userId)),
    ),

  /** The open requests for a seat, oldest first. */
  list: inviting
    .output(z.array(seatRequestSchema).readonly())
    .query(({ ctx, input }) => ctx.host.seatRequests(input.campaign)),

  /** Gives a seat to the user who asked for one, or declines the request. */
  answer: inviting
    .input(z.object({ request: z.uuid(), answer: seatAnswerSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, request, answer: given } }) =>
      answered(await ctx.host.answerSeatRequest(campaign, ctx.session.userId, request, given)),
    ),

  /** Whether users who have no part in the campaign take free seats, ask for them or need an invitation. */
  setStrangers: attending
    .input(z.object({ strangers: z.enum(STRANGERS) }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, strangers } }) =>
      answered(await ctx.host.setStrangers(campaign, ctx.session.userId, strangers)),
    ),
});
