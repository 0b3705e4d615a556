import { LOG_PROBLEM_CODES, type Verified } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

const verifiedSchema: z.ZodType<Verified, Verified> = z.strictObject({
  steps: z.int().nonnegative(),
  problems: z.array(z.strictObject({ n: z.int().nonnegative(), code: z.enum(LOG_PROBLEM_CODES) })),
});

/** Whether the log replays to what it says, for the referee: its length, and what does not agree. */
export const verified = viewing.output(verifiedSchema).query(({ ctx, input }) => {
  if (ctx.viewer.kind !== 'referee') throw new TRPCError({ code: 'FORBIDDEN' });
  return ctx.host.verified(input.campaign);
});
