import { ADDRESS_PROBLEMS, mailAddressSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';

export const addressProblemSchema = z.strictObject({ code: z.enum([...ADDRESS_PROBLEMS, 'throttled', 'no-mail']) });

/** Notes the caller's new address and writes to it; it counts once it is confirmed. */
export const setMailAddress = signedIn
  .input(z.object({ address: mailAddressSchema }))
  .output(resultSchema(doneSchema, addressProblemSchema))
  .mutation(({ ctx, input }) => ctx.accounts.setMailAddress(ctx.session.userId, input.address));
