import { type Parsed, seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** What players can vote on: a referee's deeds, and the end of the war. */
export const MATTERS = ['extend', 'close', 'pause', 'resume', 'open-seat', 'finish'] as const;

/** What a vote is about; `seat` is the one to open. */
export const matterSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.enum(MATTERS).exclude(['open-seat']) }),
  z.strictObject({ what: z.literal('open-seat'), seat: seatIdSchema }),
]);
export type Matter = Parsed<typeof matterSchema>;

/** The votes for one matter so far. Everybody who may look at the campaign may read them. */
export const pollSchema = z.strictObject({ matter: matterSchema, votes: z.array(seatIdSchema).readonly() });
export type Poll = Parsed<typeof pollSchema>;

/** For how many days a vote counts if no phase ends it. */
export const VOTE_DAYS = 14;

/** After how many missed phases in a row the players may vote to open a seat. */
export const ABSENT_AFTER = 2;

/** By how many minutes a vote extends a phase. */
export const VOTED_EXTENSION = 24 * 60;
