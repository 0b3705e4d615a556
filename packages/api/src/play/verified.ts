import type { Verified } from '@sealed-orders/host';
import { LOG_PROBLEM_CODES } from '@sealed-orders/rules/log';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

const verifiedSchema: z.ZodType<Verified, Verified> = z.strictObject({
  steps: z.int().nonnegative(),
  problems: z.array(z.strictObject({ n: z.int().nonnegative(), code: z.enum(LOG_PROBLEM_CODES) })),
});

/** Whether the log replays to the stored results: for the referee at any time, for all viewers when the war is over. */
export const verified = viewing.output(verifiedSchema).query(async ({ ctx, input }) => {
  const isReferee = ctx.viewer.kind === 'referee';
  if (!isReferee && (await ctx.host.head(input.campaign))?.status !== 'finished')
    throw new TRPCError({ code: 'FORBIDDEN' });
  return ctx.host.verified(input.campaign);
});
