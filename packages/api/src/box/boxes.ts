import type { Boxes } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';
import { messageShape } from './message.ts';

const boxesSchema: z.ZodType<Boxes, Boxes> = z.strictObject({
  mayWrite: z.boolean(),
  boxes: z.array(
    z.strictObject({
      seat: seatIdSchema,
      unread: z.int().nonnegative(),
      last: z.strictObject(messageShape).nullable(),
    }),
  ),
});

/** The boxes that the caller may open: a seat's own, for referees all, for everybody else none. */
export const boxes = viewing
  .output(boxesSchema)
  .query(({ ctx, input }) => ctx.host.box.boxes(input.campaign, ctx.viewer));
