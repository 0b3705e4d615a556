import { NONCE_PATTERN } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { gamePartSchema, stepSchema } from './sheet.ts';

/** Gives an order that counts on arrival; answers with the number of the step. */
export const give = seated
  .input(z.object({ order: gamePartSchema, nonce: z.string().regex(NONCE_PATTERN) }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, order, nonce } }) => {
    const { userId } = ctx.session;
    const key = `${campaign} ${userId}`;
    if (!(await ctx.orderRateLimit.take(key))) throw new TRPCError({ code: 'TOO_MANY_REQUESTS' });
    return answered(await ctx.host.give(campaign, ctx.seat, { order, nonce, userId }));
  });
