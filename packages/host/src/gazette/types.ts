import type { Parsed, SeatId } from '@sealed-orders/rules/kernel';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { earlyEndSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { seenSchema } from '../reading/types.ts';

/** An issue of a war's gazette, in the list of all: most games tell one round in each. */
export const roundLineSchema = z.strictObject({
  /** The number of the issue: that of its round, if it tells only one. */
  round: z.int(),
  /** The last round that it tells so far. */
  lastRound: z.int(),
  /** When its last step was made that everybody may know of. */
  at: z.iso.datetime(),
  /** Whether the next issue has begun, or the war is over. */
  isClosed: z.boolean(),
});
export type RoundLine = Parsed<typeof roundLineSchema>;

/** The longest texts that people may write for an issue, in characters. */
export const GAZETTE_LENGTH = { title: 90, lead: 300, communique: 400, reason: 500 } as const;

export const headlineSchema = z.strictObject({
  title: z.string(),
  lead: z.string(),
  /** Display name of the last writer. */
  by: z.string(),
  savedAt: z.iso.datetime(),
});
export type Headline = Parsed<typeof headlineSchema>;

export interface NewHeadline {
  readonly round: number;
  /** Empty: none. */
  readonly title: string;
  readonly lead: string;
}

/** A communiqué, as everybody can read it. */
export const communiqueSchema = z.strictObject({
  seat: seatIdSchema,
  /** Null: a referee withholds it. */
  text: z.string().nullable(),
  savedAt: z.iso.datetime(),
});
export type Communique = Parsed<typeof communiqueSchema>;

/** An issue as one long step: how it stood at its end, everything told in it, and the final score. */
export const roundSeenSchema = z.strictObject({
  line: roundLineSchema,
  seen: seenSchema,
  /** The topics that came to an outcome in it. */
  topics: z.array(z.strictObject({ id: z.string(), seats: z.array(seatIdSchema).readonly() })).readonly(),
  /** What the game keeps of them; empty if its views have it. */
  past: z.array(z.unknown()).readonly(),
  /** Whether the view and the score show everything: under the terms, so long after its last round. */
  isWhole: z.boolean(),
  /** The user who ended the war early in it; null: nobody did. */
  earlyEnd: earlyEndSchema.nullable(),
  /** A referee's headline; null: its events make one. */
  headline: headlineSchema.nullable(),
  /** What seats said in it, oldest first. */
  communiques: z.array(communiqueSchema).readonly(),
});
export type RoundSeen = Parsed<typeof roundSeenSchema>;

/** The same as referees read it. */
const readCommuniqueSchema = z.strictObject({
  ...communiqueSchema.shape,
  text: z.string(),
  /** Why a referee withholds it; null: nobody does. */
  withheld: z.string().nullable(),
});
export type ReadCommunique = Parsed<typeof readCommuniqueSchema>;

export interface NewCommunique {
  readonly round: number;
  /** Empty: none. */
  readonly text: string;
}

export interface Withholding {
  readonly round: number;
  readonly seat: SeatId;
  /** False: everybody may read it again. */
  readonly isWithheld: boolean;
  readonly reason: string;
}

/** What a reader reports to the referees about a communiqué. */
export interface NewComplaint {
  readonly round: number;
  readonly seat: SeatId;
  readonly text: string;
}

/** The same as referees read it. */
const complaintSchema = z.strictObject({
  round: z.int(),
  seat: seatIdSchema,
  /** What the seat said. */
  about: z.string(),
  text: z.string(),
  /** Display name of the reader. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type Complaint = Parsed<typeof complaintSchema>;

/** Which communiqué stands, and why. */
export interface LettingStand extends Pick<NewComplaint, 'round' | 'seat'> {
  readonly reason: string;
}

/** What a viewer may write for the gazette now. */
export const gazetteDeskSchema = z.strictObject({
  /** For referees: the last closed issue, whose headline may be written. */
  closed: z.int().nullable(),
  headline: headlineSchema.nullable(),
  /** For referees: why nobody can write headlines; null: they can. */
  headlineRefusal: z.enum(['archived', 'imported']).nullable(),
  /** What seats said in that issue. */
  communiques: z.array(readCommuniqueSchema).readonly(),
  /** For referees: reports that nobody has settled, in any issue. */
  complaints: z.array(complaintSchema).readonly(),
  /** For seats: the open issue, for which they may write a communiqué. */
  open: z.int().nullable(),
  /** What the viewer's own seat says in it. */
  own: z.string().nullable(),
});
export type GazetteDesk = Parsed<typeof gazetteDeskSchema>;
