import { MESSAGE_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { opening } from './opening.ts';

/** Writes plain text into the box of a seat; answers with the number of the message in it. */
export const send = opening
  .input(z.object({ text: z.string().trim().min(1).max(MESSAGE_LENGTH) }))
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, seat, text } }) =>
    answered(await ctx.host.box.write(campaign, { seat, text, by: ctx.session.userId })),
  );
