import { typedName, typedRoster, typedUnitsSchema } from '@sealed-orders/formats';
import { failed, ok } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';
import { reviewable, reviewableSchema } from './reviewed.ts';

/** Saves an army that the caller typed in: as a new list, or in place of one of theirs. */
export const saveTyped = signedIn
  .input(z.object({ roster: z.uuid().nullable(), name: typedName(80), units: typedUnitsSchema }))
  .output(resultSchema(reviewableSchema, z.strictObject({ code: z.literal('too-many-lists') })))
  .mutation(async ({ ctx, input: { roster: replaced, name, units } }) => {
    const { host, session } = ctx;
    const roster = typedRoster(name, units);
    const content = { fileName: '', roster };
    if (replaced !== null) {
      const isThere = await host.changeRoster(session.userId, replaced, { name, content });
      if (!isThere) throw new TRPCError({ code: 'NOT_FOUND' });
      return ok(reviewable({ id: replaced, name, fileName: '' }, roster));
    }
    const saved = await host.saveRoster(session.userId, { name, ...content });
    if (!saved.ok) return failed({ code: 'too-many-lists' as const });
    return ok(reviewable({ id: saved.value.id, name, fileName: '' }, roster));
  });
