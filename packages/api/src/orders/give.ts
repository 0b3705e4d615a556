import type { Order } from '@sealed-orders/rules/hex-campaign';
import { NONCE_PATTERN } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { stepSchema } from './sheet.ts';

/** As with sheets only the outside is looked at here: the host reads it by the schema of the campaign's system. */
const orderSchema = z.custom<Order>((value) => typeof value === 'object' && value !== null);

/** Gives an order that counts as soon as it arrives; answers with the step that came of it. */
export const give = seated
  .input(z.object({ order: orderSchema, nonce: z.string().regex(NONCE_PATTERN) }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, order, nonce } }) => {
    const { userId } = ctx.session;
    const key = `${campaign} ${userId}`;
    if (ctx.arrivals.isShut(key)) throw new TRPCError({ code: 'TOO_MANY_REQUESTS' });
    ctx.arrivals.count(key);
    return answered(await ctx.host.give(campaign, ctx.seat, { order, nonce, userId }));
  });
