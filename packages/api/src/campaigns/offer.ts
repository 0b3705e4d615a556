import { heirSchema, offerSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { attending } from '../trpc.ts';

/**
 * The offer of the campaign that stands, for its owner and for whom it is made to; and for its owner, whom it could be
 * made to.
 */
export const offer = attending
  .output(
    z.strictObject({ offer: offerSchema.nullable(), isYours: z.boolean(), heirs: z.array(heirSchema).readonly() }),
  )
  .query(async ({ ctx, input: { campaign } }) => {
    const { userId } = ctx.session;
    const [found, heirs] = await Promise.all([ctx.host.offer(campaign, userId), ctx.host.heirs(campaign, userId)]);
    return { offer: found, isYours: found?.to === userId, heirs };
  });
