import {
  candidates,
  modelsIn,
  proposeReview,
  type Roster,
  reviewSchema,
  rosterSchema,
  sumOfCosts,
  typedUnits,
  typedUnitsSchema,
} from '@sealed-orders/formats';
import { type RosterLine, rosterLineSchema, type StoredRoster } from '@sealed-orders/host';
import { z } from 'zod';

const costSchema = z.strictObject({ type: z.string(), value: z.number() });

/** A list prepared for its review: possible points, possible units, and a first guess at both. */
export const reviewableSchema = rosterLineSchema.omit({ createdAt: true }).extend({
  gameSystem: z.string(),
  generation: z.string(),
  costTypes: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      total: z.number(),
      limit: z.number().nullable(),
      stated: z.number().optional(),
    }),
  ),
  /**
   * `costs` are the costs of the selection with everything in it. `key` is its name in a review. `isGuess`: the list
   * does not say how many models it has.
   */
  selections: z.array(
    z.strictObject({
      key: z.string(),
      force: z.string(),
      name: z.string(),
      type: z.string(),
      number: z.int(),
      isGuess: z.boolean(),
      categories: z.array(z.string()),
      costs: z.array(costSchema),
    }),
  ),
  review: reviewSchema,
  /** The units as they were typed in; null for a list from a file. */
  typed: typedUnitsSchema.nullable(),
});
export type Reviewable = z.infer<typeof reviewableSchema>;

/** Prepares a stored list for its review. */
export function reviewable({ id, name, fileName }: Omit<RosterLine, 'createdAt'>, roster: Roster): Reviewable {
  const review = proposeReview(roster);
  return {
    id,
    name,
    fileName,
    gameSystem: roster.gameSystem,
    generation: roster.generation,
    costTypes: roster.costTypes.map((it) => ({ ...it })),
    selections: candidates(roster).map((candidate) => ({
      key: candidate.key,
      force: candidate.force,
      name: candidate.selection.name,
      type: candidate.selection.type,
      number: candidate.selection.number,
      isGuess: modelsIn(candidate, review.points).isGuess,
      categories: candidate.selection.categories.map((it) => it.name),
      costs: roster.costTypes.map(({ id }) => ({ type: id, value: sumOfCosts(candidate.parts, id) })),
    })),
    review,
    typed: typedUnits(roster)?.map((unit) => ({ ...unit })) ?? null,
  };
}

/** A stored list, parsed by the format's schema. */
export const keptRoster = (kept: StoredRoster): Roster => rosterSchema.parse(kept.roster);

/** A stored list, and the player's review of it. */
export const reviewedListSchema = z.strictObject({ roster: z.uuid(), review: reviewSchema });
