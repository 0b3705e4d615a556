import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { seatIdSchema } from '../seat-id.ts';
import { attending } from '../trpc.ts';

/** Whom a seat plays; its player and the owner may say. */
export const chooseFaction = attending
  .input(z.object({ seat: seatIdSchema, faction: z.string().max(20) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.chooseFaction(input.campaign, input.seat, ctx.session.userId, input.faction)),
  );
