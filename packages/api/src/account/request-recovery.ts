import { mailAddressSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { resultSchema } from '../result.ts';
import { open } from '../trpc.ts';

const problemSchema = z.strictObject({ code: z.enum(['throttled', 'no-mail']) });

/** Has a link for a new password sent, if somebody has this address; the answer does not tell. */
export const requestRecovery = open
  .input(z.object({ address: mailAddressSchema }))
  .output(resultSchema(doneSchema, problemSchema))
  .mutation(({ ctx, input }) => ctx.accounts.requestRecovery(input.address, ctx.address));
