import { z } from 'zod';
import type { Parsed } from './frozen.ts';
import { SEAT_PATTERN, type SeatId } from './ids.ts';

/** The id of a seat, as in a page or a row. */
export const seatIdSchema = z.custom<SeatId>((value) => typeof value === 'string' && SEAT_PATTERN.test(value));

/** The standing of a campaign. */
export const summarySchema = z.strictObject({
  /** The turn, day or battle round by number. */
  round: z.int().nullable(),
  /** One of the game's phases. */
  phase: z.string().nullable(),
});
export type Summary = Parsed<typeof summarySchema>;

/** The score of a seat. */
export const standingSchema = z.strictObject({
  seat: seatIdSchema,
  /** Null if the reader may not know it. */
  score: z.number().nullable(),
  /** Whether the seat is out of the campaign. */
  isOut: z.boolean(),
});
export type Standing = Parsed<typeof standingSchema>;

/** What a step changes for one side, at a place: what a referee compares before a phase closes. */
export const sideChangeSchema = z.strictObject({
  seat: seatIdSchema,
  /** An enemy met, a place gained, or something lost. */
  what: z.enum(['contact', 'claim', 'loss']),
  /** The place as the notes of its game name it, such as `node O4`, and as readers call it. */
  place: z.string(),
  at: z.string(),
  /** What was lost, by name; empty: the place. */
  subject: z.string(),
});
export type SideChange = Parsed<typeof sideChangeSchema>;

/** Whether the campaign is over by its rules, and who won it. */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ongoing') }),
  z.strictObject({ kind: z.literal('ended'), rule: z.string(), winners: z.array(seatIdSchema).readonly() }),
]);
export type Outcome = Parsed<typeof outcomeSchema>;
