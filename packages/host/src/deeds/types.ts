import {
  type GameEvent,
  type Instant,
  type Pace,
  type Parsed,
  type SeatId,
  seatIdSchema,
} from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { deedFactsSchema } from './facts.ts';

/** What can be done at the referee's desk, by vote or about a seat, besides rulings, which are steps of the log. */
export const DEEDS = [
  'pause',
  'resume',
  'extend',
  'bring-forward',
  'close',
  /** The time of the phase was up, and it waits for missing orders, as the terms say. */
  'hold',
  'ping',
  'clock',
  'rewind',
  'dry-run',
  'seal-for',
  /** An order that counts on arrival was given for a seat. */
  'give-for',
  /** The referee ruled: on a battle, or a correction by hand. */
  'rule',
  /** The referee set the time at which players meet. */
  'meet',
  /** A copy was made of the war as it was when a phase opened. */
  'branch',
  /** Others may take the seat. */
  'open-seat',
  /** They may not any more. */
  'close-seat',
  /** Somebody took the seat over. */
  'take-seat',
  /** Its player gave the seat up. */
  'leave-seat',
  /** The player of an open seat is back. */
  'come-back',
  /** Somebody became the deputy of the seat, or stopped being it. */
  'deputy',
  'no-deputy',
  /** The campaign has a new owner. */
  'owner',
  /** The owner removed a player, referee or spectator. */
  'remove-player',
  'remove-referee',
  'remove-spectator',
  /** A referee read what a seat had sealed for the open phase. */
  'read-sealed',
  /** A referee removed a player's write-up of a battle, or one of its pictures. */
  'remove-write-up',
  'remove-picture',
  /** A referee withheld a communiqué, showed it again, or let it stand despite complaints. */
  'withhold',
  'show-again',
  'let-stand',
  /** A referee wrote the headline of an issue of the gazette, or took it back. */
  'headline',
  /** Somebody in charge made a campaign with the same settings. */
  'template',
  /** Somebody in charge answered a request for a seat. */
  'accept-request',
  'decline-request',
  /** The owner listed the campaign, opened it to everybody with its address, or closed it to all but its members. */
  'make-public',
  'make-unlisted',
  'make-private',
  /** The only player of a practice war did not wait for the next time of the rules. */
  'go-ahead',
  /** The war was ended before anybody had won it. */
  'finish',
] as const;
export type Deed = (typeof DEEDS)[number];

/** The most characters that a reason in the log may have. */
export const REASON_LENGTH = 1000;

/** Why something is done at the desk. */
export const deskReasonSchema = z.strictObject({
  text: z.string().max(2000),
  /** Whether only referees may read it, because it would reveal something. */
  isKept: z.boolean(),
});
export type DeskReason = Parsed<typeof deskReasonSchema>;

/** One deed at the desk, as a viewer may read it. */
export const deskLineSchema = z.strictObject({
  deed: z.enum(DEEDS),
  /**
   * By how many minutes a deadline was moved, negative when it was brought forward; how long a pause lasted that ended
   * automatically; null for other deeds.
   */
  minutes: z.int().nullable(),
  /** Null: it is for referees only. Empty: none was required. */
  reason: z.string().nullable(),
  isKept: z.boolean(),
  /** Number of the phase that was open. */
  opening: z.int(),
  /** Where the campaign stood then; null: it had not begun. */
  during: z.strictObject({ round: z.number().nullable(), phase: z.string().nullable() }).nullable(),
  /** What it changed, as far as the viewer may know it; null: the deed says it all. */
  facts: deedFactsSchema.nullable(),
  /** Of a ruling, or an order given for a seat: the events that say what was done, as far as the viewer may read them. */
  events: z.custom<readonly GameEvent[]>(Array.isArray),
  /** Whether a rewind has undone its step since. */
  isUndone: z.boolean(),
  /** The display name at that time; null: the players voted for it, or the terms of the campaign say so. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** The person it was done to, by their display name at that time, unless they hold the seat; null: nobody. */
  person: z.string().nullable(),
  /** The seats it affected; empty: the whole campaign. */
  seats: z.array(seatIdSchema).readonly(),
  /** The seats that voted for it. */
  voters: z.array(seatIdSchema).readonly(),
});
export type DeskLine = Parsed<typeof deskLineSchema>;

/** How many rulings of a war are listed at most; more than any war had. */
export const MOST_RULINGS = 500;

/** The seats to ping. */
export interface Pinging {
  /** Number of the phase that the referee saw. */
  readonly opening: number;
  /** Null: everybody who owes something. */
  readonly seats: readonly SeatId[] | null;
  readonly reason: DeskReason;
}

/** Another order clock, or another way to keep it, from the next phase on. */
export interface PaceChange {
  readonly pace: Pace;
  readonly reason: DeskReason;
}

/** How far a deadline is moved, negative to bring it forward, or to what time. */
type Distance = { readonly minutes: number } | { readonly to: Instant };

/** A deadline that is to be moved. */
export type DeadlineMove = Distance & {
  /** Number of the phase that the referee saw. */
  readonly opening: number;
  /** The deadline that the referee saw, so that two referees do not move it twice. */
  readonly due: Instant;
  readonly reason: DeskReason;
};

/** A phase that still stands: the war can be taken back to its opening. */
export const rewindTargetSchema = z.strictObject({
  /** Its number. */
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  round: z.number().nullable(),
  phase: z.string().nullable(),
  /** Whether it is the open phase, which would begin again. */
  isOpen: z.boolean(),
});
export type RewindTarget = Parsed<typeof rewindTargetSchema>;

const count = z.int().nonnegative();

/** What would be undone if the war were taken back to the opening of a phase. */
export const rewindLossSchema = z.strictObject({
  /** The closed phases, oldest first. */
  phases: z.array(z.strictObject({ round: z.number().nullable(), phase: z.string().nullable() })).readonly(),
  /** How many steps. */
  steps: count,
  /**
   * Rulings, orders on arrival, the steps that told how topics such as battles ended, and others within a phase, such
   * as a time of the rules that came; oldest first.
   */
  deeds: z
    .array(
      z.strictObject({
        at: z.iso.datetime(),
        what: z.enum(['ruling', 'order', 'outcome', 'other']),
        /** Whose order it is; null: nobody's. */
        seat: seatIdSchema.nullable(),
        /** Display name of the referee who gave the order for the seat; null: its player gave it. */
        by: z.string().nullable(),
        /** Of a ruling; empty otherwise. */
        reason: z.string(),
        /** The events that say what was done, or how the topics ended. */
        events: z.custom<readonly GameEvent[]>(Array.isArray),
      }),
    )
    .readonly(),
  /** For each seat, in order. */
  seats: z
    .array(
      z.strictObject({
        seat: seatIdSchema,
        /** Its sheets of closed phases. */
        sheets: count,
        /** Its orders on arrival. */
        orders: count,
        /** What it has for the open phase, as far as others can see it. */
        open: z.enum(['sealed', 'draft']).nullable(),
      }),
    )
    .readonly(),
  /** Whether the phase is the open one: what seats have for it becomes a draft again. */
  isOpen: z.boolean(),
});
export type RewindLoss = Parsed<typeof rewindLossSchema>;

/** An order that counts on arrival, which a referee gives for a seat. */
export interface GivingFor {
  readonly seat: SeatId;
  readonly order: unknown;
  /** 32 hexadecimal digits from the referee's browser. */
  readonly nonce: string;
  readonly reason: DeskReason;
}

/** A time that a referee sets for those who meet for a topic of the game, such as a battle. */
export interface MeetingSet {
  readonly topic: string;
  readonly startsAt: Instant;
  /** IANA zone in which it was chosen. */
  readonly zone: string;
  readonly reason: DeskReason;
}

/** A copy to make of a war. */
export interface Branching {
  /** Number of the phase at whose opening the copy begins. */
  readonly opening: number;
  /** The name of the copy. */
  readonly name: string;
  readonly reason: DeskReason;
}

/** A war that is to be taken back. */
export interface Rewinding {
  /** Number of the phase that the referee saw open. */
  readonly opening: number;
  /** Number of the phase whose opening the war goes back to. */
  readonly to: number;
  /** The name of the campaign as the referee typed it, as a confirmation. */
  readonly name: string;
  readonly reason: DeskReason;
}

/**
 * What a referee may decide for a seat that has not sealed in a held phase: its draft counts if it is valid, the
 * default orders are sealed for it (what standing orders would seal), or it gets what the rules give an absent player.
 */
export const MISSING_CHOICES = ['draft', 'least', 'nothing'] as const;

/** By seat. A seat that is not named gets what it would get if the time were up. */
export const missingChoicesSchema = z
  .record(seatIdSchema, z.enum(MISSING_CHOICES))
  .refine((choices) => Object.keys(choices).length <= 100);
export type MissingChoices = Readonly<Record<string, (typeof MISSING_CHOICES)[number]>>;

/** A phase that a referee closes. */
export interface Closing {
  /** Number of the phase that the referee saw, so that a later one is not closed by mistake. */
  readonly opening: number;
  readonly reason: DeskReason;
  readonly choices: MissingChoices;
}

/** A sheet that a referee seals for a seat. */
export interface SealingFor {
  /** Number of the phase that the referee saw. */
  readonly opening: number;
  readonly seat: SeatId;
  /** The seat's own draft, the default orders (what standing orders would seal), or a sheet that the referee wrote. */
  readonly orders: 'draft' | 'least' | { readonly sheet: unknown };
  /** 32 hexadecimal digits from the referee's browser. */
  readonly nonce: string;
  readonly reason: DeskReason;
}
