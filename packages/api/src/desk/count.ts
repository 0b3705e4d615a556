import { z } from 'zod';
import { open } from '../trpc.ts';

/** How many campaigns the caller owns or is a referee of; none if nobody is signed in. */
export const count = open
  .output(z.int())
  .query(({ ctx }) => (ctx.session === null ? 0 : ctx.host.deskCount(ctx.session.userId)));
