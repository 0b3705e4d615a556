import type { RewindTarget } from '@sealed-orders/host';
import { z } from 'zod';
import { refereeing } from '../trpc.ts';

const targetSchema: z.ZodType<RewindTarget, RewindTarget> = z.strictObject({
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  round: z.number().nullable(),
  phase: z.string().nullable(),
  isOpen: z.boolean(),
});

/** The phases that the war can be taken back to, the latest first. */
export const rewindTargets = refereeing
  .output(z.array(targetSchema).readonly())
  .query(({ ctx, input: { campaign } }) => ctx.host.rewindTargets(campaign));
