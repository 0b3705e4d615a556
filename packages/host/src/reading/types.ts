import {
  type GameEvent,
  outcomeSchema,
  type Parsed,
  paceSchema,
  SYSTEMS,
  seatIdSchema,
  standingSchema,
  summarySchema,
} from '@sealed-orders/rules/kernel';
import { earlyEndSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { OWED } from '../log/owing.ts';
import { pollSchema } from '../polls/types.ts';
import { ABSENCE_POLICIES, holidaySchema } from '../seats/types.ts';
import { choicesSchema } from '../vocabulary/choices.ts';
import { PAUSE_CODES, STATUSES } from '../vocabulary/types.ts';

export const headSeatSchema = z.strictObject({
  seat: seatIdSchema,
  name: z.string(),
  /** The seat's choices before the start, by the game's entry. */
  choices: choicesSchema,
  userName: z.string().nullable(),
  /** Whether nobody holds it and the rules of the game write its orders. */
  playsItself: z.boolean(),
  /** Whether another user may take it in the running war: it has no player, or was opened. */
  isOpen: z.boolean(),
  /** How many phases in a row closed without a sealed sheet of this seat. */
  misses: z.int(),
  /** Whether these are enough for the others to vote to open it. */
  isAbsent: z.boolean(),
  /** When its player took it over in the running war; null: they had it at the start, or nobody has it. */
  heldSince: z.iso.datetime().nullable(),
  /** Whether somebody else has played it in this war before. */
  wasOthers: z.boolean(),
  /** Its player's current holiday, or else the next one; null: none is announced. */
  holiday: holidaySchema.nullable(),
  /** Display name of the seat's deputy, who sees what the seat sees; null: it has none. */
  deputy: z.string().nullable(),
  /** Display name of the deputy or former player who sealed its sheet; null: its player did, or nobody. */
  sealedBy: z.string().nullable(),
  /** Whether the rules await a sheet from this seat. */
  awaited: z.boolean(),
  sealed: z.boolean(),
  /** What it still owes; for readers who are not referees only a sheet. */
  owes: z.enum(OWED).nullable(),
  /** Display name of the referee who sealed it for the seat; null: its own player or standing orders did. */
  sealedFor: z.string().nullable(),
  /** Hash of the sealed sheet, published immediately to prove later that the sheet was not changed. */
  commitment: z.string().nullable(),
  /** Whether the seat has a draft; true only for the seat itself and the referee, false for all others. */
  hasDraft: z.boolean(),
  /** Whether that draft could be sealed and leaves nothing out. */
  isComplete: z.boolean(),
});
export type HeadSeat = Parsed<typeof headSeatSchema>;

/** A referee reminds the player of a seat that they owe something. */
const pingSchema = z.strictObject({
  /** The referee's display name at that time. */
  by: z.string(),
  /** Null: it is for referees only. */
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});

/** The war that this one is a copy of. */
const copyOfSchema = z.strictObject({
  /** Its name, for those who may know it: everybody if it is public, otherwise referees. Null as well if it was deleted. */
  name: z.string().nullable(),
  /** Its position then. */
  round: z.number().nullable(),
  phase: z.string().nullable(),
});

const endedAt = { at: z.iso.datetime() };
const [byOwner, byVote] = earlyEndSchema.options;

/** How a war ended: won by the rules, or early. */
export const endingSchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('rules'),
    rule: z.string(),
    winners: z.array(seatIdSchema).readonly(),
    ...endedAt,
  }),
  byOwner.extend(endedAt),
  byVote.extend(endedAt),
]);
export type Ending = Parsed<typeof endingSchema>;

/** What everybody who may look at a campaign may know of it; nothing of its state. */
export const headSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  edition: z.string(),
  status: z.enum(STATUSES),
  isPublic: z.boolean(),
  /** Whether it also appears on the lists of the site. */
  isListed: z.boolean(),
  /** Its position; null before the start. */
  summary: summarySchema.nullable(),
  /** The last step that concerns the viewer, by the viewer's own count. */
  n: z.int(),
  /** Number of the open phase, the same for everybody; drafts, seals and their commitments name it. */
  opening: z.int(),
  /** When that phase opened. */
  openedAt: z.iso.datetime().nullable(),
  /** Its deadline, as far as the viewer may know. */
  nextDue: z.iso.datetime().nullable(),
  /** Until when the phase, whose time is up, waits for missing orders, as its pace says. */
  isHeld: z.boolean(),
  /** The current order clock, and how strictly it is kept. */
  pace: paceSchema,
  /** The pace from the next phase on; null: the same. */
  nextPace: paceSchema.nullable(),
  pausedBecause: z.enum(PAUSE_CODES).nullable(),
  /** When its pause ends automatically, because an owner or referee who plays paused it; null: it does not. */
  pauseEnds: z.iso.datetime().nullable(),
  /** Whether one of them has paused it in the open phase: they may do so once. */
  wasPaused: z.boolean(),
  /** How many days such a pause may last; 0: they cannot pause it. */
  pauseDays: z.int(),
  /** Whether a valid draft counts for a seat that has not sealed when a phase closes. */
  draftsCount: z.boolean(),
  /** What happens with seats whose players are away, and with those without a player. */
  absence: z.enum(ABSENCE_POLICIES),
  /** Whether referees may read what is sealed for the open phase. */
  readsSealed: z.boolean(),
  /** After how many missed phases in a row a seat is opened; 0: never. */
  opensAfter: z.int(),
  /** How many days of holiday each player may take. */
  holidayDays: z.int(),
  /** What is voted on, with the votes so far; after an end by vote, those that ended the war. */
  polls: z.array(pollSchema).readonly(),
  /** How the war ended; null: it has not. */
  ending: endingSchema.nullable(),
  /** Whether it is archived, and so read-only. */
  isArchived: z.boolean(),
  /** Who imported it, and when; null: it was played here. */
  imported: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
  seats: z.array(headSeatSchema).readonly(),
  /** How a referee pinged the viewer for what the viewer still owes in the open phase; null: nobody did. */
  ping: pingSchema.nullable(),
  /**
   * Who took the war back to the opening of the open phase, and why; the reason is null if it is private. Null: nobody.
   */
  rewound: z.strictObject({ by: z.string(), reason: z.string().nullable() }).nullable(),
  /** What the war began as a copy of; null: it did not. */
  copyOf: copyOfSchema.nullable(),
  /** Display names of everyone who sees everything: the owner, unless they play, and the referees. */
  referees: z.array(z.string()).readonly(),
  seedHash: z.string(),
  /** The server's seed, 64 hexadecimal digits, published when the campaign is over. */
  seed: z.string().nullable(),
});
export type Head = Parsed<typeof headSchema>;

/** What every list of campaigns says of each: a part of the head. */
export const LISTED = {
  id: true,
  slug: true,
  name: true,
  system: true,
  status: true,
  summary: true,
  openedAt: true,
  nextDue: true,
  pausedBecause: true,
} as const;

/** One step as a viewer may know it, by the viewer's own number. */
export const seenSchema = z.strictObject({
  n: z.int().nonnegative(),
  /** Number of the phase that is open after it. */
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  system: z.enum(SYSTEMS),
  summary: summarySchema,
  /** The score as the viewer may know it. */
  standings: z.array(standingSchema).readonly(),
  outcome: outcomeSchema,
  /** The game's own schemas say what a view and an event are. */
  view: z.unknown(),
  /** The viewer's report of the step. */
  events: z.custom<readonly GameEvent[]>(Array.isArray),
});
export type Seen = Parsed<typeof seenSchema>;

/** Topics that are over, the latest first. */
export const pastTopicsSchema = z.strictObject({
  system: z.enum(SYSTEMS),
  /** The game's own schema says what it keeps of a topic. */
  topics: z.array(z.unknown()).readonly(),
  /** The id of the one after these; null: there are no more. */
  next: z.string().nullable(),
});
export type PastTopics = Parsed<typeof pastTopicsSchema>;

/** Which of them. */
export interface WantedTopics {
  /** At which step; by default the last. */
  readonly n?: number | undefined;
  /** The id of the first; by default the latest. */
  readonly from?: string | undefined;
  readonly most: number;
}

/** A step that concerns a viewer, by the viewer's own number. */
export const stepLineSchema = z.strictObject({
  n: z.int().nonnegative(),
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  /** The campaign's position then, for the list of steps; needs no state. */
  round: z.number().nullable(),
  phase: z.string().nullable(),
  /** Whether a referee has undone it since. */
  isUndone: z.boolean(),
  /** The earlier step to which a referee took the war back by it, by the viewer's own number; null: it is no rewind. */
  rewoundTo: z.int().nonnegative().nullable(),
});
export type StepLine = Parsed<typeof stepLineSchema>;

/** Some of the steps that concern a viewer. */
export const stepListSchema = z.strictObject({
  /** The viewer's key: another viewer counts the steps otherwise. */
  viewer: z.string(),
  /** How many steps concern the viewer in all. */
  count: z.int().nonnegative(),
  /** Consecutive ones, oldest first. */
  steps: z.array(stepLineSchema).readonly(),
});
export type StepList = Parsed<typeof stepListSchema>;

/** The public hash of a step, to check the log against. */
export const publishedHashSchema = z.strictObject({
  /** Number of the step in the log; null while the war lasts, since it would show how much happened in secret. */
  n: z.int().nonnegative().nullable(),
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  hash: z.string(),
});
export type PublishedHash = Parsed<typeof publishedHashSchema>;
