import { seenSchema as givenSchema, type PastTopics, pastTopicsSchema, type Seen } from '@sealed-orders/host';
import type { Change, SystemId, Viewer } from '@sealed-orders/rules/kernel';
import { type PastOf, rulesetFor, type SeenOf } from '@sealed-orders/rules/systems';
import { z } from 'zod';

const outsideSchema = givenSchema.extend({ viewer: z.enum(['seat', 'referee', 'spectator']) });

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

/** Consecutive steps of one viewer: of each but the first what it changed in the one before. */
export const stretchSchema = z.strictObject({
  first: seenSchema,
  changes: z.array(z.custom<Change | null>((value) => typeof value === 'object')).readonly(),
});

/** Topics that are over, in the types of their game. */
type TypedPast = Omit<PastTopics, 'system' | 'topics'> & PastOf;

/** Whether the strict schema of the game knows everything in these topics. */
export function arePast(system: SystemId, topics: readonly unknown[]): boolean {
  const schema = rulesetFor(system)?.pastTopics?.schema;
  return topics.every((topic) => schema?.safeParse(topic).success === true);
}

/** The same for topics that are over. */
export const pastSchema: z.ZodType<TypedPast, PastTopics> = z.custom<TypedPast>((value) => {
  const { success, data } = pastTopicsSchema.safeParse(value);
  return success && arePast(data.system, data.topics);
});
