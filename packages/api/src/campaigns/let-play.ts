import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Has a free seat play by itself, or frees it again. */
export const letPlay = attending
  .input(z.object({ seat: seatIdSchema, playsItself: z.boolean() }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.letPlay(input.campaign, input.seat, ctx.session.userId, input.playsItself)),
  );
