import { noteSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** What the caller's side noted about things on the board; spectators have no notes. */
export const list = viewing
  .output(z.array(noteSchema).readonly())
  .query(({ ctx, input }) => ctx.host.notes.list(input.campaign, ctx.viewer));
