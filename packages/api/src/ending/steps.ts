import { stepLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';
import { afterTheWar } from './after-the-war.ts';

/** Every step of a war that is over, by the numbers of the log. */
export const steps = viewing
  .output(z.array(stepLineSchema).readonly())
  .query(async ({ ctx, input }) => afterTheWar(await ctx.host.openSteps(input.campaign)));
