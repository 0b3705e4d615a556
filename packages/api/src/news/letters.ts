import { z } from 'zod';
import { signedIn } from '../trpc.ts';

const letterSchema = z.strictObject({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});

/** The mails that the site kept for the caller because it sends none. */
export const letters = signedIn
  .output(z.array(letterSchema).readonly())
  .query(({ ctx }) => ctx.host.news.letters(ctx.session.userId));
