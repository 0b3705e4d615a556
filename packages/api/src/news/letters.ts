import { listedLetterSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** The mails that the site kept for the caller because it sends none. */
export const letters = signedIn
  .output(z.array(listedLetterSchema).readonly())
  .query(({ ctx }) => ctx.host.news.letters(ctx.session.userId));
