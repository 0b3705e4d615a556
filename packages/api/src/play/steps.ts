import { z } from 'zod';
import { viewing } from '../trpc.ts';

export const lineSchema = z.strictObject({
  n: z.int().nonnegative(),
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  round: z.number().nullable(),
  phase: z.string().nullable(),
  isUndone: z.boolean(),
  isRewind: z.boolean(),
});

/** The steps so far that concern the caller, oldest first, by the caller's own count. */
export const steps = viewing
  .output(z.array(lineSchema).readonly())
  .query(({ ctx, input }) => ctx.host.steps(input.campaign, ctx.viewer));
