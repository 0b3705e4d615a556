import { watchersSchema } from '@sealed-orders/host';
import { viewing } from '../trpc.ts';

/**
 * The invited referees, past and present, who could see everything, and the requests for a referee that wait for the
 * players' consent.
 */
export const watchers = viewing
  .output(watchersSchema)
  .query(({ ctx, input }) => ctx.host.watchers(input.campaign, ctx.viewer));
