import { seatRequestSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { inviting } from '../trpc.ts';

/** Who asks for a seat, the first to ask first. */
export const list = inviting
  .output(z.array(seatRequestSchema).readonly())
  .query(({ ctx, input }) => ctx.host.seatRequests(input.campaign));
