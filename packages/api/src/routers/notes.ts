import { NOTE_LENGTH, noteSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { viewerOf } from '../authorize.ts';
import { textSchema } from '../inputs.ts';
import { attending, router, viewing } from '../trpc.ts';

export const notes = router({
  /** What the caller's side noted about things on the board; spectators have no notes. */
  list: viewing
    .output(z.array(noteSchema).readonly())
    .query(({ ctx, input }) => ctx.host.notes.list(input.campaign, ctx.viewer)),

  /** Notes something about a thing on the board, for the caller's own side; an empty text removes the note. */
  write: attending
    .input(
      z.object({
        subject: z.string().min(1).max(NOTE_LENGTH.subject),
        text: textSchema(NOTE_LENGTH.text),
      }),
    )
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, subject, text } }) => {
      const viewer = await viewerOf(ctx, campaign);
      return answered(await ctx.host.notes.write(campaign, viewer, { subject, text, by: ctx.session.userId }));
    }),
});
