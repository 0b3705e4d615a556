import { REFUSAL_CODES, REQUEST_STATES, type SeatAsking } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { attending } from '../trpc.ts';

const askingSchema: z.ZodType<SeatAsking, SeatAsking> = z.strictObject({
  request: z
    .strictObject({
      seat: seatIdSchema.nullable(),
      message: z.string(),
      state: z.enum(REQUEST_STATES),
      askedAt: z.iso.datetime(),
      reason: z.string().nullable(),
    })
    .nullable(),
  whyNot: z.enum(REFUSAL_CODES).nullable(),
});

/** The caller's last request for a seat of the campaign, and whether they may ask now. */
export const own = attending
  .output(askingSchema)
  .query(({ ctx, input }) => ctx.host.seatAsking(input.campaign, ctx.session.userId));
