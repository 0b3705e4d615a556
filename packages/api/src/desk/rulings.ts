import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** When a referee ruled on something that the caller may know of, the latest first: each is noted at the instant of its step. */
export const rulings = viewing
  .output(z.array(z.iso.datetime()).readonly())
  .query(({ ctx, input }) => ctx.host.rulings(input.campaign, ctx.viewer));
