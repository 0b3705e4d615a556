import { choicesSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

/**
 * Sets the choices of a seat, such as its race; its player and the owner may. The game says what there is to choose.
 */
export const choose = attending
  .input(z.object({ seat: seatIdSchema, choices: choicesSchema }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input }) =>
    answered(await ctx.host.choose(input.campaign, input.seat, ctx.session.userId, input.choices)),
  );
