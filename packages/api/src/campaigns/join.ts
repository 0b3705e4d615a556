import { seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { codeSchema, invitedShape } from './invitation-schema.ts';

/** Accepts an invitation: takes a seat, or becomes referee or spectator. */
export const join = signedIn
  .input(z.object({ code: codeSchema, seat: seatIdSchema.nullable().default(null) }))
  .output(refusable(z.strictObject(invitedShape)))
  .mutation(async ({ ctx, input }) => answered(await ctx.host.join(input.code, ctx.session.userId, input.seat)));
