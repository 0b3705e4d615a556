import { madeHookSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { inviting } from '../trpc.ts';

/** The hooks of a campaign with their last deliveries, and without what is secret of them. */
export const list = inviting
  .output(z.array(madeHookSchema).readonly())
  .query(({ ctx, input }) => ctx.host.hooks.list(input.campaign));
