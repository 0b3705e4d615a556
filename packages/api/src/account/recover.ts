import { RECOVERY_PROBLEMS, recoverySchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { open } from '../trpc.ts';

const problemSchema = z.strictObject({ code: z.enum([...RECOVERY_PROBLEMS, 'throttled']) });

/** Sets a new password by the link in a mail; all sessions of the user end. The page then signs in. */
export const recover = open
  .input(recoverySchema)
  .output(resultSchema(z.strictObject({ username: z.string() }), problemSchema))
  .mutation(({ ctx, input }) => ctx.accounts.recover(input, ctx.address));
