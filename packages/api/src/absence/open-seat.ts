import { deskReasonSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Lets others take a seat of a war that has begun. Its player may, the owner and referees. */
export const openSeat = attending
  .input(z.object({ seat: seatIdSchema, reason: deskReasonSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, seat, reason } }) =>
    answered(await ctx.host.openSeat(campaign, seat, ctx.session.userId, reason)),
  );
