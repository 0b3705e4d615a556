import type { WriteUpList } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';

const round = z.int().nullable();

const listSchema: z.ZodType<WriteUpList, WriteUpList> = z.strictObject({
  writeUps: z.array(
    z.strictObject({
      topic: z.string(),
      seat: seatIdSchema,
      title: z.string(),
      round,
      pictures: z.int().nonnegative(),
      isUndone: z.boolean(),
      savedAt: z.iso.datetime(),
    }),
  ),
  toWrite: z.array(z.strictObject({ topic: z.string(), round })),
});

/** All write-ups that the caller may read, the newest first, and topics that the caller's seat may still write up. */
export const list = viewing
  .output(listSchema)
  .query(({ ctx, input: { campaign } }) => ctx.host.writeUpList(campaign, ctx.viewer));
