import type { Meeting } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';

const meetingSchema: z.ZodType<Meeting, Meeting> = z.strictObject({
  topic: z.string(),
  n: z.int().positive(),
  seat: seatIdSchema.nullable(),
  startsAt: z.iso.datetime(),
  zone: z.string(),
  isAgreed: z.boolean(),
});

/** Times that are proposed or agreed for what the caller's seat has a part in; a referee reads all. */
export const list = viewing
  .output(z.array(meetingSchema).readonly())
  .query(({ ctx, input: { campaign } }) => ctx.host.meetings(campaign, ctx.viewer));
