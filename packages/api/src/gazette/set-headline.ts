import { GAZETTE_LENGTH } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

const { title, lead } = GAZETTE_LENGTH;

/** Writes the headline of the last closed round. */
export const setHeadline = refereeing
  .input(z.object({ round: z.int(), title: z.string().max(title), lead: z.string().max(lead) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.gazette.setHeadline(campaign, ctx.session.userId, wanted)),
  );
