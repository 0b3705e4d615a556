import type { Parsed } from '@sealed-orders/rules/kernel';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** What a seat had at the end of a round; null: the viewer may not know. */
const scoreSchema = z.strictObject({ seat: seatIdSchema, score: z.number().nullable() });

/** What every seat had at the end of a round. */
export const roundScoresSchema = z.strictObject({
  round: z.int(),
  scores: z.array(scoreSchema).readonly(),
});
export type RoundScores = Parsed<typeof roundScoresSchema>;

/** A war that is over, in numbers. */
export const storySchema = z.strictObject({
  /** The scores at the end of each round, oldest first. */
  history: z.array(roundScoresSchema).readonly(),
  steps: z.int(),
  /** Dice thrown by the rules. */
  dice: z.int(),
  /** How many topics of the game, such as battles, came to an outcome. */
  topics: z.int(),
  beganAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
});
export type Story = Parsed<typeof storySchema>;

/** Tells a user that a campaign of theirs was deleted. */
export const deletionNoticeSchema = z.strictObject({
  id: z.uuid(),
  campaign: z.string(),
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
});
export type DeletionNotice = Parsed<typeof deletionNoticeSchema>;

/** The archive of a war, in pieces, and the name of its file. */
export interface Export {
  readonly fileName: string;
  readonly pieces: AsyncIterable<string>;
}
