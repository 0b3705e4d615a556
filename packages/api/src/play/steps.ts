import { z } from 'zod';
import { viewing } from '../trpc.ts';

const lineSchema = z.strictObject({
  n: z.int().nonnegative(),
  at: z.iso.datetime(),
  turn: z.number().nullable(),
  phase: z.string().nullable(),
  hash: z.string(),
});

/** All steps so far, oldest first. */
export const steps = viewing
  .output(z.array(lineSchema).readonly())
  .query(({ ctx, input }) => ctx.host.steps(input.campaign));
