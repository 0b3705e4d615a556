import { z } from 'zod';
import { cleaned } from '../reading/words.ts';
import { MOVE_CLASSES, SLOTS, UNIT_LIMITS } from '../units.ts';

/**
 * A typed name, cleaned like the names in lists: it also appears on everybody's counters, sheets and logs.
 * @param longest characters of the stored name
 */
export const typedName = (longest: number) => z.string().transform(cleaned).pipe(z.string().min(1).max(longest));

/** The name of a unit or detachment. */
export const typedNameSchema = typedName(UNIT_LIMITS.nameLength);

/** One line of the review: a selection's kind in the campaign, if it is a unit at all. */
const reviewedUnitSchema = z.strictObject({
  /** Key of the candidate. */
  selection: z.string().regex(/^f\d{1,4}(-\d{1,4}){1,40}$/),
  counted: z.boolean(),
  name: typedNameSchema,
  slot: z.enum(SLOTS),
  moveClass: z.enum(MOVE_CLASSES),
  models: z.int().min(1).max(UNIT_LIMITS.models),
  scout: z.boolean(),
});

/** The player's review of a list, as it comes from the form. */
export const reviewSchema = z.strictObject({
  name: typedNameSchema,
  /** Id of the cost type that is points; null if the list has no costs. */
  points: z.string().max(500).nullable(),
  units: z.array(reviewedUnitSchema).max(3_000),
});

export type Review = z.infer<typeof reviewSchema>;
export type ReviewedUnit = Review['units'][number];
