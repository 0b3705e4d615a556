import { PASSWORD_CHANGE_PROBLEMS, passwordChangeSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';

const problemSchema = z.strictObject({ code: z.enum([...PASSWORD_CHANGE_PROBLEMS, 'throttled']) });

/** Changes the caller's password, given the old one. All their sessions end; the page then signs in again. */
export const changePassword = signedIn
  .input(passwordChangeSchema)
  .output(resultSchema(doneSchema, problemSchema))
  .mutation(({ ctx, input }) => ctx.accounts.changePassword(ctx.session.userId, input));
