import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { rosterLineShape } from './reviewed.ts';

/** The caller's army lists, newest first. */
export const list = signedIn
  .output(z.array(z.strictObject({ ...rosterLineShape, createdAt: z.iso.datetime() })).readonly())
  .query(({ ctx }) => ctx.host.rosters(ctx.session.userId));
