import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { choiceSchema } from './choice-schema.ts';

/** What the caller wants to be told outside the site, by every channel. */
export const choices = signedIn
  .output(z.array(choiceSchema).readonly())
  .query(({ ctx }) => ctx.host.news.choices(ctx.session.userId));
