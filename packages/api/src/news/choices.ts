import { newsChoiceSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** What the caller wants to be told outside the site, by every channel. */
export const choices = signedIn
  .output(z.array(newsChoiceSchema).readonly())
  .query(({ ctx }) => ctx.host.news.choices(ctx.session.userId));
