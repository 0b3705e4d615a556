import {
  type DetachmentDraft,
  detachmentFrom,
  joinDetachments,
  type ReviewProblem,
  type Roster,
  typedNameSchema,
} from '@sealed-orders/formats';
import { choicesSchema } from '@sealed-orders/host';
import type { Result } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { keptRoster, reviewedListSchema } from './reviewed.ts';

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

/** A list of the user by its id. Rejects with `NOT_FOUND` when it is not theirs. */
export type Lists = (id: string) => Promise<Roster>;

/**
 * The lists of one user, each read only once per request: an army may name one list in many detachments, and a long
 * list takes a thirtieth of a second of processor time.
 */
export function listsOf({ host }: Pick<Context, 'host'>, user: string): Lists {
  const known = new Map<string, Promise<Roster>>();
  const read = async (id: string): Promise<Roster> => {
    const kept = await host.roster(user, id);
    if (kept === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return keptRoster(kept);
  };
  return (id) => {
    const list = known.get(id) ?? read(id);
    known.set(id, list);
    return list;
  };
}

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
