import { z } from 'zod';
import { open } from '../trpc.ts';

/** Stops all news by mail for whoever got a mail with this key. */
export const stopMail = open
  .input(z.object({ key: z.uuid() }))
  .output(z.strictObject({ isKnown: z.boolean() }))
  .mutation(async ({ ctx, input }) => ({ isKnown: await ctx.host.news.stopMail(input.key) }));
