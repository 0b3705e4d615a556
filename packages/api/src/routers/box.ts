import { boxesSchema, boxMessagesSchema, MESSAGE_LENGTH } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { viewerOf } from '../authorize.ts';
import { textSchema } from '../inputs.ts';
import { ofCampaign, router, signedIn, viewing } from '../trpc.ts';

/** For users who may open the box of the seat: those who see what the seat sees, and referees. */
const opening = signedIn.input(ofCampaign.extend({ seat: seatIdSchema })).use(async ({ ctx, input, next }) => {
  const viewer = await viewerOf(ctx, input.campaign);
  const may = viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === input.seat);
  if (!may) throw new TRPCError({ code: 'FORBIDDEN' });
  return next({ ctx: { viewer } });
});

export const box = router({
  /** The boxes that the caller may open: a seat's own, for referees all, for everybody else none. */
  boxes: viewing.output(boxesSchema).query(({ ctx, input }) => ctx.host.box.boxes(input.campaign, ctx.viewer)),

  /** The last messages of a seat's box, or those before number `cursor`; oldest first. */
  messages: opening
    .input(z.object({ cursor: z.int32().positive().nullish() }))
    .output(boxMessagesSchema)
    .query(({ ctx, input }) =>
      ctx.host.box.messages(input.campaign, ctx.viewer, { seat: input.seat, before: input.cursor ?? null }),
    ),

  /** Writes plain text into the box of a seat; answers with the number of the message in it. */
  send: opening
    .input(z.object({ text: textSchema(MESSAGE_LENGTH, 1) }))
    .output(refusable(z.strictObject({ n: z.int32().positive() })))
    .mutation(async ({ ctx, input: { campaign, seat, text } }) =>
      answered(await ctx.host.box.write(campaign, { seat, text, by: ctx.session.userId })),
    ),

  /** Notes that the caller's side has read a box up to this number. */
  read: opening
    .input(z.object({ upTo: z.int32().positive() }))
    .output(doneSchema)
    .mutation(async ({ ctx, input: { campaign, seat, upTo } }) => {
      await ctx.host.box.markRead(campaign, ctx.viewer, { seat, upTo });
      return { done: true };
    }),
});
