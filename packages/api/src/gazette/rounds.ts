import { roundLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** The rounds of a war that have begun, oldest first. */
export const rounds = viewing
  .output(z.array(roundLineSchema).readonly())
  .query(({ ctx, input }) => ctx.host.gazette.rounds(input.campaign));
