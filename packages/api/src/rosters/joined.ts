import {
  type DetachmentDraft,
  detachmentFrom,
  joinDetachments,
  type ReviewProblem,
  typedNameSchema,
} from '@sealed-orders/formats';
import { MARCHES } from '@sealed-orders/rules/hex-campaign';
import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Lists } from './lists-of.ts';
import { reviewedListSchema } from './reviewed.ts';

/** How a detachment of an army marches. */
const marchSchema = z.enum(MARCHES);

/** A detachment to be: its name, how it marches, and the reviewed lists that it is joined of. */
export const plannedDetachmentSchema = z.strictObject({
  name: typedNameSchema,
  march: marchSchema.default('normal'),
  lists: z.array(reviewedListSchema).min(1).max(10),
});
export type PlannedDetachment = z.infer<typeof plannedDetachmentSchema>;

export const reviewProblemSchema = z.custom<ReviewProblem>(
  (value) => typeof value === 'object' && value !== null && 'code' in value,
);

/** Joins lists of the user into one detachment. Points come from the lists as they are kept, not from the caller. */
export async function joined(
  list: Lists,
  { name, march, lists }: PlannedDetachment,
): Promise<Result<DetachmentDraft, ReviewProblem>> {
  const drafts: DetachmentDraft[] = [];
  for (const { roster, review } of lists) {
    const made = detachmentFrom(await list(roster), review);
    if (!made.ok) return made;
    drafts.push({ ...made.value, march });
  }
  return joinDetachments(drafts, name);
}
