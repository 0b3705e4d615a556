import { z } from 'zod';
import { signedIn } from '../trpc.ts';

export const calendarSchema = z.strictObject({ key: z.string().nullable() });

/** The secret part of the address of the caller's calendar. */
export const calendar = signedIn
  .output(calendarSchema)
  .query(async ({ ctx }) => ({ key: await ctx.host.news.calendarKey(ctx.session.userId) }));
