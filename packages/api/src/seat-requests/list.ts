import type { SeatRequest } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { inviting } from '../trpc.ts';

const requestSchema: z.ZodType<SeatRequest, SeatRequest> = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  seat: seatIdSchema.nullable(),
  message: z.string(),
  askedAt: z.iso.datetime(),
});

/** Who asks for a seat, the first to ask first. */
export const list = inviting
  .output(z.array(requestSchema).readonly())
  .query(({ ctx, input }) => ctx.host.seatRequests(input.campaign));
