import { invitationCodeSchema, joinedSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** Accepts an invitation: takes a seat, or becomes referee or spectator. */
export const join = signedIn
  .input(z.object({ code: invitationCodeSchema, seat: seatIdSchema.nullable().default(null) }))
  .output(refusable(joinedSchema))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.join(input.code, ctx.session.userId, input.seat)));
