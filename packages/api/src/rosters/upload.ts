import type { RosterProblem } from '@sealed-orders/formats';
import { failed, ok } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';
import type { TooMuchWork } from './read-apart.ts';
import { reviewable, reviewableSchema } from './reviewed.ts';

type Problem = RosterProblem | TooMuchWork | { readonly code: 'too-many-lists' };

/** Lists that a user may keep: one at the size limits comes to a megabyte. */
const MOST_LISTS = 60;

/** A code and its facts; the sentence is made where it is shown. */
const problemSchema = z.custom<Problem>((value) => typeof value === 'object' && value !== null && 'code' in value);

/** Reads an army list from a file, in base64, and keeps it. What cannot be read changes nothing. */
export const upload = signedIn
  .input(z.object({ fileName: z.string().min(1).max(255), base64: z.base64() }))
  .output(resultSchema(reviewableSchema, problemSchema))
  .mutation(async ({ ctx, input: { fileName, base64 } }) => {
    const { host, session } = ctx;
    if ((await host.rosters(session.userId)).length >= MOST_LISTS) return failed({ code: 'too-many-lists' });
    const read = await ctx.readRoster(Buffer.from(base64, 'base64'), fileName);
    if (!read.ok) return read;
    const roster = read.value;
    const { id } = await host.saveRoster(session.userId, { name: roster.name, fileName, roster });
    return ok(reviewable({ id, name: roster.name, fileName }, roster));
  });
