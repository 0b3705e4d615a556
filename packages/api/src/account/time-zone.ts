import { timeZoneSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

export const ownZoneSchema = z.strictObject({ zone: timeZoneSchema.nullable() });

/** By which clocks the caller lives; null: they do not say. */
export const timeZone = signedIn
  .output(z.strictObject({ zone: z.string().nullable() }))
  .query(async ({ ctx }) => ({ zone: await ctx.accounts.timeZone(ctx.session.userId) }));
