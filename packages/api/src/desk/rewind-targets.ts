import { rewindTargetSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { refereeing } from '../trpc.ts';

/** The phases that the war can be taken back to, the latest first. */
export const rewindTargets = refereeing
  .output(z.array(rewindTargetSchema).readonly())
  .query(({ ctx, input: { campaign } }) => ctx.host.rewindTargets(campaign));
