import { DEEDS, type DeskLine } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';

const lineSchema: z.ZodType<DeskLine, DeskLine> = z.strictObject({
  deed: z.enum(DEEDS),
  minutes: z.int().nullable(),
  reason: z.string().nullable(),
  isKept: z.boolean(),
  opening: z.int(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  person: z.string().nullable(),
  seats: z.array(seatIdSchema),
  voters: z.array(seatIdSchema),
});

/** What was done at the referee's desk, the latest first, for everybody who may look at the campaign. */
export const log = viewing
  .output(z.array(lineSchema).readonly())
  .query(({ ctx, input }) => ctx.host.deskLog(input.campaign, ctx.viewer));
