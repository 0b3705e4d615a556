import { doneSchema } from '../refusal.ts';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';
import { addressProblemSchema } from './set-mail-address.ts';

/** Forgets the caller's address. */
export const removeMailAddress = signedIn
  .output(resultSchema(doneSchema, addressProblemSchema))
  .mutation(({ ctx }) => ctx.accounts.removeMailAddress(ctx.session.userId));
