import { rosterLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** The caller's army lists, newest first. */
export const list = signedIn
  .output(z.array(rosterLineSchema).readonly())
  .query(({ ctx }) => ctx.host.rosters(ctx.session.userId));
