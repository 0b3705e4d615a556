import { GAZETTE_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

/** Says something to everybody in the name of the caller's seat, in the number of the open round. */
export const say = seated
  .input(z.object({ round: z.int(), text: z.string().max(GAZETTE_LENGTH.communique) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.gazette.say(campaign, ctx.seat, ctx.session.userId, wanted)),
  );
