import { mapLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** The caller's maps, the one that was saved last first. */
export const list = signedIn
  .output(z.array(mapLineSchema).readonly())
  .query(({ ctx }) => ctx.host.maps(ctx.session.userId));
