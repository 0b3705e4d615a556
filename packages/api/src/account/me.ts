import { profileSchema } from '@sealed-orders/auth';
import { open } from '../trpc.ts';

/** Who is signed in; null when nobody is, or the account is gone. */
export const me = open
  .output(profileSchema.nullable())
  .query(({ ctx }) => (ctx.session === null ? null : ctx.accounts.profile(ctx.session.userId)));
