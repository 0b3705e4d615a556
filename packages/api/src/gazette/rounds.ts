import type { RoundLine } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

export const roundLineSchema: z.ZodType<RoundLine, RoundLine> = z.strictObject({
  round: z.int(),
  at: z.iso.datetime(),
  isClosed: z.boolean(),
});

/** The rounds of a war that have begun, oldest first. */
export const rounds = viewing
  .output(z.array(roundLineSchema).readonly())
  .query(({ ctx, input }) => ctx.host.gazette.rounds(input.campaign));
