import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Takes a free seat. */
export const takeSeat = attending
  .input(z.object({ seat: seatIdSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.takeSeat(input.campaign, input.seat, ctx.session.userId)),
  );
