import type { Seen } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/host';
import { SYSTEMS, type Viewer } from '@sealed-orders/rules/kernel';
import { rulesetFor, type SeenOf } from '@sealed-orders/rules/systems';
import { z } from 'zod';
import { summarySchema } from './summary-schema.ts';

const outsideSchema = z.strictObject({
  n: z.int().nonnegative(),
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  system: z.enum(SYSTEMS),
  summary: summarySchema,
  standings: z.array(z.strictObject({ seat: seatIdSchema, score: z.number().nullable(), isOut: z.boolean() })),
  outcome: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ongoing') }),
    z.strictObject({ kind: z.literal('ended'), rule: z.string(), winners: z.array(seatIdSchema) }),
  ]),
  viewer: z.enum(['seat', 'referee', 'spectator']),
  view: z.unknown(),
  events: z.unknown(),
});

type Asked = Seen & { readonly viewer: Viewer['kind'] };

/** A step as one viewer may know it, in the types of its game. `viewer`: whose view it is. */
export type TypedSeen = Omit<Asked, 'system' | 'view' | 'events'> & SeenOf;

/**
 * The objects that have passed already. The host returns the same object for as long as it is cached, and parsing one
 * takes a while.
 */
const passed = new WeakSet<object>();

function isOf(schema: z.ZodType, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (passed.has(value)) return true;
  const isRight = schema.safeParse(value).success;
  if (isRight) passed.add(value);
  return isRight;
}

/**
 * Lets through only what the strict schemas of the campaign's game know: a field that slipped into a view by mistake is
 * stopped here.
 */
export const seenSchema: z.ZodType<TypedSeen, Asked> = z.custom<TypedSeen>((value) => {
  const outside = outsideSchema.safeParse(value);
  const ruleset = outside.success ? rulesetFor(outside.data.system) : null;
  if (!outside.success || ruleset === null) return false;
  const { view, events } = outside.data;
  return isOf(ruleset.schemas.view, view) && isOf(z.array(ruleset.schemas.event), events);
});
