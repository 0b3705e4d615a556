import { ownHookSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** The hooks of the caller's own, without what is secret of them. */
export const ownHooks = signedIn
  .output(z.array(ownHookSchema).readonly())
  .query(({ ctx }) => ctx.host.news.ownHooks(ctx.session.userId));
