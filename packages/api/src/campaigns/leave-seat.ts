import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/** Gives the caller's seat up; the owner may free any seat. */
export const leaveSeat = attending
  .input(z.object({ seat: seatIdSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.leaveSeat(input.campaign, input.seat, ctx.session.userId)),
  );
