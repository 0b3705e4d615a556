import { signedIn } from '../trpc.ts';
import { ownZoneSchema } from './time-zone.ts';

/** Notes by which clocks the caller lives, for referees of their campaigns; null: nobody is to know. */
export const setTimeZone = signedIn
  .input(ownZoneSchema)
  .output(ownZoneSchema)
  .mutation(async ({ ctx, input: { zone } }) => {
    await ctx.accounts.setTimeZone(ctx.session.userId, zone);
    return { zone };
  });
