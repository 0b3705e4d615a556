import { deskReasonSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** A seat is not open any more: its player, who needs no reason, is back, or the owner or a referee decided so. */
export const shutSeat = attending
  .input(z.object({ seat: seatIdSchema, reason: deskReasonSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, seat, reason } }) =>
    answered(await ctx.host.shutSeat(campaign, seat, ctx.session.userId, reason)),
  );
