import {
  detachmentDraftSchema,
  LONGEST_TEXT,
  type RosterProblem,
  typedName,
  typedRoster,
  typedUnitsSchema,
  unitsInText,
} from '@sealed-orders/formats';
import { rosterLineSchema } from '@sealed-orders/host';
import { failed, ok } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { resultSchema } from '../answers.ts';
import { joined, listsOf, plannedDetachmentSchema, reviewProblemSchema } from '../rosters/joined.ts';
import { keptRoster, reviewable, reviewableSchema } from '../rosters/reviewed.ts';
import type { TooMuchWork } from '../rosters/roster-reader.ts';
import { router, signedIn } from '../trpc.ts';

type Problem = RosterProblem | TooMuchWork | { readonly code: 'too-many-lists' };

/** Units read from a text, and lines of it that may hold more. */
const pastedSchema = z.strictObject({ units: typedUnitsSchema, unread: z.array(z.string().max(300)) });

/** A code and its facts; the page makes the sentence. */
const problemSchema = z.custom<Problem>((value) => typeof value === 'object' && value !== null && 'code' in value);

const whichRosterSchema = z.object({ roster: z.uuid() });

export const rosters = router({
  /** The caller's army lists, newest first. */
  list: signedIn.output(z.array(rosterLineSchema).readonly()).query(({ ctx }) => ctx.host.rosters(ctx.session.userId)),

  /** One of the caller's army lists, prepared for its review. */
  get: signedIn
    .input(whichRosterSchema)
    .output(reviewableSchema)
    .query(async ({ ctx, input }) => {
      const kept = await ctx.host.roster(ctx.session.userId, input.roster);
      if (kept === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return reviewable(kept, keptRoster(kept));
    }),

  /**
   * Reads an army list from a file, in base64, and stores it: as a new list, or in place of one of the caller's. If it
   * cannot be read, nothing changes.
   */
  upload: signedIn
    .input(z.object({ fileName: typedName(255), base64: z.base64(), replaces: z.uuid().optional() }))
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
    }),

  /** Reads the units in the text of a list, for a typed one. Nothing is saved. */
  readText: signedIn
    .input(z.strictObject({ text: z.string().max(LONGEST_TEXT) }))
    .output(resultSchema(pastedSchema, z.strictObject({ code: z.literal('no-units') })))
    .mutation(({ input }) => {
      const { units, unread } = unitsInText(input.text);
      if (units.length === 0) return failed({ code: 'no-units' as const });
      return ok({ units: units.map((unit) => ({ ...unit })), unread: [...unread] });
    }),

  /** Saves a typed list of the caller: as a new list, or in place of one of theirs. */
  saveTyped: signedIn
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
    }),

  /** Renames one of the caller's lists. */
  rename: signedIn
    .input(whichRosterSchema.extend({ name: typedName(80) }))
    .output(z.strictObject({ renamed: z.literal(true) }))
    .mutation(async ({ ctx, input: { roster, name } }) => {
      const isThere = await ctx.host.changeRoster(ctx.session.userId, roster, { name, content: null });
      if (!isThere) throw new TRPCError({ code: 'NOT_FOUND' });
      return { renamed: true };
    }),

  /** Deletes one of the caller's army lists. Armies that were made from it stay as they are. */
  remove: signedIn
    .input(whichRosterSchema)
    .output(z.strictObject({ removed: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      const isGone = await ctx.host.removeRoster(ctx.session.userId, input.roster);
      if (!isGone) throw new TRPCError({ code: 'NOT_FOUND' });
      return { removed: true };
    }),

  /** The detachment that reviewed lists would make, for a preview. */
  detachment: signedIn
    .input(plannedDetachmentSchema)
    .output(resultSchema(detachmentDraftSchema, reviewProblemSchema))
    .mutation(({ ctx, input }) => joined(listsOf(ctx, ctx.session.userId), input)),
});
