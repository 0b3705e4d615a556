import { publishedHashSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** The public hashes that a log can be checked against: one per phase while the war lasts, then one per step. */
export const hashes = viewing
  .output(z.array(publishedHashSchema).readonly())
  .query(({ ctx, input }) => ctx.host.hashes(input.campaign));
