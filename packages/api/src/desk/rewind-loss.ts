import { rewindLossSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { openingSchema } from '../orders/sheet.ts';
import { refereeing } from '../trpc.ts';

/** What would be undone if the war were taken back to the opening of a phase; null: no such phase stands. */
export const rewindLoss = refereeing
  .input(z.object({ to: openingSchema }))
  .output(rewindLossSchema.nullable())
  .query(({ ctx, input: { campaign, to } }) => ctx.host.rewindLoss(campaign, to));
