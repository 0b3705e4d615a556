import type { PublishedHash } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

const hashSchema: z.ZodType<PublishedHash, PublishedHash> = z.strictObject({
  n: z.int().nonnegative().nullable(),
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  hash: z.string(),
});

/** The public hashes that a log can be checked against: one per phase while the war lasts, then one per step. */
export const hashes = viewing
  .output(z.array(hashSchema).readonly())
  .query(({ ctx, input }) => ctx.host.hashes(input.campaign));
