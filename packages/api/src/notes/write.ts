import { NOTE_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { viewerOf } from '../authorize.ts';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Notes something about a thing on the board, for the caller's own side; an empty text takes the note away. */
export const write = attending
  .input(
    z.object({
      subject: z.string().min(1).max(NOTE_LENGTH.subject),
      text: z.string().trim().max(NOTE_LENGTH.text),
    }),
  )
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, subject, text } }) => {
    const viewer = await viewerOf(ctx, campaign);
    return answered(await ctx.host.notes.write(campaign, viewer, { subject, text, by: ctx.session.userId }));
  });
