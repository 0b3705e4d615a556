import type { Note } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

const noteSchema: z.ZodType<Note, Note> = z.strictObject({
  subject: z.string(),
  text: z.string(),
  by: z.string(),
  savedAt: z.iso.datetime(),
});

/** What the caller's side noted about things on the board; spectators have no notes. */
export const list = viewing
  .output(z.array(noteSchema).readonly())
  .query(({ ctx, input }) => ctx.host.notes.list(input.campaign, ctx.viewer));
