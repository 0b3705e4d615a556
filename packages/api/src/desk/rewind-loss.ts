import type { RewindLoss } from '@sealed-orders/host';
import { z } from 'zod';
import { openingSchema } from '../orders/sheet.ts';
import { seatIdSchema } from '../seat-id.ts';
import { refereeing } from '../trpc.ts';

const count = z.int().nonnegative();

const lossSchema: z.ZodType<RewindLoss, RewindLoss> = z.strictObject({
  phases: count,
  steps: count,
  topics: z.array(z.string()),
  seats: z.array(z.strictObject({ seat: seatIdSchema, sheets: count, orders: count })),
});

/** What would be undone if the war were taken back to the opening of a phase; null: no such phase stands. */
export const rewindLoss = refereeing
  .input(z.object({ to: openingSchema }))
  .output(lossSchema.nullable())
  .query(({ ctx, input: { campaign, to } }) => ctx.host.rewindLoss(campaign, to));
