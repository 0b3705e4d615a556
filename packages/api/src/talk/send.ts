import { MESSAGE_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seatIdSchema } from '../seat-id.ts';
import { seated } from '../trpc.ts';

/** Writes plain text to another seat; answers with the number of the message in their conversation. */
export const send = seated
  .input(z.object({ with: seatIdSchema, text: z.string().trim().min(1).max(MESSAGE_LENGTH) }))
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, with: other, text } }) =>
    answered(await ctx.host.write(campaign, ctx.seat, { with: other, text, userId: ctx.session.userId })),
  );
