import {
  type DetachmentDraft,
  detachmentFrom,
  joinDetachments,
  type ReviewProblem,
  typedNameSchema,
} from '@sealed-orders/formats';
import { choicesSchema } from '@sealed-orders/host';
import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Lists } from './lists-of.ts';
import { reviewedListSchema } from './reviewed.ts';

/** A planned force: its name, the player's choices for it, and the reviewed lists that it is made of. */
export const plannedDetachmentSchema = z.strictObject({
  name: typedNameSchema,
  choices: choicesSchema.default({}),
  lists: z.array(reviewedListSchema).min(1).max(10),
});
export type PlannedDetachment = z.infer<typeof plannedDetachmentSchema>;

export const reviewProblemSchema = z.custom<ReviewProblem>(
  (value) => typeof value === 'object' && value !== null && 'code' in value,
);

/** Joins lists of the user into one detachment. Points come from the stored lists, not from the caller. */
export async function joined(
  list: Lists,
  { name, lists }: PlannedDetachment,
): Promise<Result<DetachmentDraft, ReviewProblem>> {
  const drafts: DetachmentDraft[] = [];
  for (const { roster, review } of lists) {
    const made = detachmentFrom(await list(roster), review);
    if (!made.ok) return made;
    drafts.push(made.value);
  }
  return joinDetachments(drafts, name);
}
