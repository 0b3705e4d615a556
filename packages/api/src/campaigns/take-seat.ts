import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { seatIdSchema } from '../seat-id.ts';
import { attending } from '../trpc.ts';

/** Takes a free seat. */
export const takeSeat = attending
  .input(z.object({ seat: seatIdSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.takeSeat(input.campaign, input.seat, ctx.session.userId)),
  );
