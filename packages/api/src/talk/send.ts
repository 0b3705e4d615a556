import { MESSAGE_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { othersSchema } from './others.ts';

/** Writes plain text to one or more seats; answers with the number of the message in their conversation. */
export const send = seated
  .input(z.object({ with: othersSchema, text: z.string().trim().min(1).max(MESSAGE_LENGTH) }))
  .output(refusable(z.strictObject({ n: z.int().positive() })))
  .mutation(async ({ ctx, input: { campaign, with: others, text } }) =>
    answered(await ctx.host.write(campaign, ctx.seat, { with: others, text, userId: ctx.session.userId })),
  );
