import { roundScoresSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** The scores at the end of each round so far, as the caller may know them. */
export const scores = viewing
  .output(z.array(roundScoresSchema).readonly())
  .query(({ ctx, input }) => ctx.host.scores(input.campaign, ctx.viewer));
