import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { calendarSchema } from './calendar.ts';

/** Gives the caller's calendar a new address, or none; the old one leads nowhere from then on. */
export const setCalendar = signedIn
  .input(z.object({ isThere: z.boolean() }))
  .output(calendarSchema)
  .mutation(async ({ ctx, input }) => ({ key: await ctx.host.news.setCalendar(ctx.session.userId, input.isThere) }));
