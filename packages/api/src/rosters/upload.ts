import type { RosterProblem } from '@sealed-orders/formats';
import { failed, ok } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';
import { reviewable, reviewableSchema } from './reviewed.ts';
import type { TooMuchWork } from './roster-reader.ts';

type Problem = RosterProblem | TooMuchWork | { readonly code: 'too-many-lists' };

/** A code and its facts; the page makes the sentence. */
const problemSchema = z.custom<Problem>((value) => typeof value === 'object' && value !== null && 'code' in value);

/**
 * Reads an army list from a file, in base64, and stores it: as a new list, or in place of one of the caller's. If it
 * cannot be read, nothing changes.
 */
export const upload = signedIn
  .input(z.object({ fileName: z.string().min(1).max(255), base64: z.base64(), replaces: z.uuid().optional() }))
  .output(resultSchema(reviewableSchema, problemSchema))
  .mutation(async ({ ctx, input: { fileName, base64, replaces } }) => {
    const { host, session } = ctx;
    // Checked before the work of reading; saving checks it again, since other lists may be saved meanwhile.
    if (replaces === undefined && !(await host.hasRoomForRoster(session.userId)))
      return failed({ code: 'too-many-lists' });
    const read = await ctx.readRoster(Buffer.from(base64, 'base64'), fileName, session.userId);
    if (!read.ok) return read;
    const roster = read.value;
    if (replaces !== undefined) {
      const change = { name: roster.name, content: { fileName, roster } };
      if (!(await host.changeRoster(session.userId, replaces, change))) throw new TRPCError({ code: 'NOT_FOUND' });
      return ok(reviewable({ id: replaces, name: roster.name, fileName }, roster));
    }
    const saved = await host.saveRoster(session.userId, { name: roster.name, fileName, roster });
    if (!saved.ok) return failed({ code: 'too-many-lists' });
    return ok(reviewable({ id: saved.value.id, name: roster.name, fileName }, roster));
  });
