import { mailTokenSchema } from '@sealed-orders/auth';
import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { resultSchema } from '../result.ts';
import { open } from '../trpc.ts';
import { addressProblemSchema } from './set-mail-address.ts';

/** Confirms an address by the link that was sent to it, on whatever device the mail is read. */
export const confirmMailAddress = open
  .input(z.object({ token: mailTokenSchema }))
  .output(resultSchema(doneSchema, addressProblemSchema))
  .mutation(({ ctx, input }) => ctx.accounts.confirmMailAddress(input.token, ctx.address));
