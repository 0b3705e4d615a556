import { MAP_PARTS, typedName, writeMap } from '@sealed-orders/formats';
import { mapLineSchema, savedMapSchema, sharedMapSchema, storedMapSchema } from '@sealed-orders/host';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { mapReadSchema } from '../maps/map-reader.ts';
import { open, router, signedIn } from '../trpc.ts';

const mapNameSchema = typedName(80);
const mapIdSchema = z.uuid();
const whichMapSchema = z.strictObject({ map: mapIdSchema });
const shareKeySchema = z.string().regex(/^[\w-]{16}$/);

/** No file asks more questions than this. */
const MOST_ANSWERS = 100;

export const maps = router({
  /** The caller's maps, last saved first. */
  list: signedIn.output(z.array(mapLineSchema).readonly()).query(({ ctx }) => ctx.host.maps(ctx.session.userId)),

  /** One of the caller's maps. */
  get: signedIn
    .input(z.object({ map: mapIdSchema }))
    .output(storedMapSchema)
    .query(async ({ ctx, input }) => {
      const kept = await ctx.host.map(ctx.session.userId, input.map);
      if (kept === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return kept;
    }),

  /** Saves a new map for the caller: drawn, generated, or from a file in our own format. */
  keep: signedIn
    .input(
      z.strictObject({
        system: z.enum(SYSTEMS),
        name: mapNameSchema,
        map: z.unknown(),
        mustBeSound: z.boolean().default(false),
      }),
    )
    .output(refusable(mapLineSchema))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.keepMap(ctx.session.userId, input))),

  /** Replaces one of the caller's maps, if it has not changed since they opened it. */
  save: signedIn
    .input(z.strictObject({ id: mapIdSchema, before: z.string().max(64), map: z.unknown() }))
    .output(refusable(savedMapSchema))
    .mutation(async ({ ctx, input: { id, map, before } }) => {
      const saved = await ctx.host.changeMap(ctx.session.userId, id, { map, before });
      if (saved === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return answered(saved);
    }),

  /** Renames one of the caller's maps. */
  rename: signedIn
    .input(whichMapSchema.extend({ name: mapNameSchema }))
    .output(doneSchema)
    .mutation(async ({ ctx, input: { map, name } }) => {
      if (!(await ctx.host.renameMap(ctx.session.userId, map, name))) throw new TRPCError({ code: 'NOT_FOUND' });
      return { done: true };
    }),

  /** Deletes one of the caller's maps. Campaigns that were created with it keep their map. */
  remove: signedIn
    .input(whichMapSchema)
    .output(doneSchema)
    .mutation(async ({ ctx, input: { map } }) => {
      if (!(await ctx.host.removeMap(ctx.session.userId, map))) throw new TRPCError({ code: 'NOT_FOUND' });
      return { done: true };
    }),

  /** Shares one of the caller's maps by link, or stops sharing it. */
  share: signedIn
    .input(whichMapSchema.extend({ isShared: z.boolean() }))
    .output(z.strictObject({ shareKey: z.string().nullable() }))
    .mutation(async ({ ctx, input: { map, isShared } }) => {
      const shared = await ctx.host.shareMap(ctx.session.userId, map, isShared);
      if (shared === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return shared;
    }),

  /** A map that its owner shares, for anyone who has the link. */
  shared: open
    .input(z.object({ key: shareKeySchema }))
    .output(sharedMapSchema)
    .query(async ({ ctx, input }) => {
      const map = await ctx.host.sharedMap(input.key);
      if (map === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return map;
    }),

  /** Saves a copy of a shared map. */
  copy: signedIn
    .input(z.strictObject({ key: shareKeySchema, name: mapNameSchema }))
    .output(refusable(mapLineSchema))
    .mutation(async ({ ctx, input: { key, name } }) => {
      const shared = await ctx.host.sharedMap(key);
      if (shared === null) throw new TRPCError({ code: 'NOT_FOUND' });
      const { system, map } = shared;
      return answered(await ctx.host.keepMap(ctx.session.userId, { system, name, map }));
    }),

  /** Reads a map file. Nothing is saved: that takes another call, which checks the rules. */
  readFile: signedIn
    .input(
      z.strictObject({
        system: z.enum(SYSTEMS),
        text: z.string().max(400_001),
        /** The caller's answers to questions that the file leaves open. */
        answers: z
          .record(z.string().regex(/^\w{1,20}$/), z.string().max(20))
          .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS)
          .default({}),
      }),
    )
    .output(mapReadSchema)
    .mutation(({ ctx, input }) => ctx.readMapFile(input, ctx.session.userId)),

  /** One of the caller's maps as a file for other programs, and what that file cannot contain. */
  written: signedIn
    .input(whichMapSchema.extend({ form: z.string().max(40) }))
    .output(z.strictObject({ text: z.string(), lost: z.array(z.enum(MAP_PARTS)).readonly() }))
    .mutation(async ({ ctx, input: { map, form } }) => {
      const kept = await ctx.host.map(ctx.session.userId, map);
      const file = kept === null ? null : writeMap(kept.system, kept.map, form);
      if (file === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return file;
    }),
});
