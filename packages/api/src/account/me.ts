import { z } from 'zod';
import { open } from '../trpc.ts';

const profileSchema = z.strictObject({ userId: z.uuid(), username: z.string(), displayName: z.string() });

/** Who is signed in; null when nobody is, or the account is gone. */
export const me = open
  .output(profileSchema.nullable())
  .query(({ ctx }) => (ctx.session === null ? null : ctx.accounts.profile(ctx.session.userId)));
