import { SIGN_UP_PROBLEMS, signUpSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { open } from '../trpc.ts';

const problemSchema = z.strictObject({ code: z.enum([...SIGN_UP_PROBLEMS, 'throttled']) });

/** Creates an account with a password; the page then signs in with it. */
export const signUp = open
  .input(signUpSchema)
  .output(resultSchema(z.strictObject({ userId: z.uuid() }), problemSchema))
  .mutation(({ ctx, input }) => ctx.accounts.signUp(input, ctx.address));
