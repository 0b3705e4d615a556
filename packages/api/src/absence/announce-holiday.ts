import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';

const daySchema = z.iso.date();

/** Announces whole days on which the caller is away, in the caller's zone. */
export const announceHoliday = seated
  .input(z.object({ firstDay: daySchema, lastDay: daySchema, zone: z.string().max(60) }))
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.announceHoliday(campaign, ctx.seat, ctx.session.userId, wanted)),
  );
