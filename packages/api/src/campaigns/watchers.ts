import type { Watchers } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';

const watchersSchema: z.ZodType<Watchers, Watchers> = z.strictObject({
  terms: z.array(
    z.strictObject({
      name: z.string(),
      beganAt: z.iso.datetime().nullable(),
      endedAt: z.iso.datetime().nullable(),
      isOver: z.boolean(),
    }),
  ),
  requests: z.array(
    z.strictObject({
      id: z.uuid(),
      by: z.string(),
      bySeat: seatIdSchema,
      uses: z.int(),
      expiresAt: z.iso.datetime(),
      answers: z.array(z.strictObject({ seat: seatIdSchema, agrees: z.boolean().nullable() })),
    }),
  ),
});

/**
 * The invited referees, past and present, who could see everything, and the requests for a referee that wait for the
 * players' consent.
 */
export const watchers = viewing
  .output(watchersSchema)
  .query(({ ctx, input }) => ctx.host.watchers(input.campaign, ctx.viewer));
