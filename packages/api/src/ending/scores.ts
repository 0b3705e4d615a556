import type { RoundScores } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';

const scoreSchema = z.strictObject({ seat: seatIdSchema, score: z.number().nullable() });
export const roundScoresSchema: z.ZodType<RoundScores, RoundScores> = z.strictObject({
  round: z.int(),
  scores: z.array(scoreSchema),
});

/** The scores at the end of each round so far, as the caller may know them. */
export const scores = viewing
  .output(z.array(roundScoresSchema).readonly())
  .query(({ ctx, input }) => ctx.host.scores(input.campaign, ctx.viewer));
