import type {
  Instant,
  ListedForce,
  OrderClock,
  Pace,
  Parsed,
  PressPolicy,
  SeatId,
  SystemId,
} from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import { z } from 'zod';
import type { AbsencePolicy } from '../absence/types.ts';
import type { Owed } from '../desk/owing.ts';
import { seatIdSchema } from '../seat-id.ts';
import type { Strangers } from '../seat-requests/types.ts';
import type { CampaignId, Head, PauseReason, Role, Status, UserId } from '../types.ts';
import type { Choices } from './setup.ts';

export interface NewSeat {
  /** A lower-case word: `azure`. */
  readonly id: string;
  readonly name: string;
  /** Choices already made for the seat, by the game's entry. */
  readonly choices?: Choices | undefined;
}

/** A campaign to create: the setup of its rules, without the seats' players and their armies. */
export interface NewCampaign {
  readonly name: string;
  readonly system: SystemId;
  /** The rest of the game's setup besides the seats; omitted values take the defaults of the rules. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly NewSeat[];
  readonly isPublic: boolean;
  /** Which seats may write to each other; all if omitted. */
  readonly press?: PressPolicy | undefined;
  /** Whether a valid draft counts for a seat that has not sealed when a phase closes. Omitted: it does. */
  readonly draftsCount?: boolean | undefined;
  /** How strictly the clock is kept; as usual if omitted. */
  readonly pace?: Pace | undefined;
  /** What seals for a seat whose player is away. Omitted: its units guard. */
  readonly absence?: AbsencePolicy | undefined;
  /** After how many missed phases in a row a seat is opened, at most 20; 0 or omitted: never. */
  readonly opensAfter?: number | undefined;
  /** How many days of holiday each player may take, at most a year; 14 if omitted. */
  readonly holidayDays?: number | undefined;
  /** After how many rounds everybody sees a round as the referee saw it, 1 to 20; null or omitted: never while the war lasts. */
  readonly openAfter?: number | null | undefined;
  /** Its address; made from the name if omitted. If it is taken, a similar one is made. */
  readonly slug?: string | undefined;
}

/** How a campaign that has not begun is to be seated, and what it is to be played on. */
export interface Arrangement {
  /** In their order; those with the id of a seat that is there are that seat. */
  readonly seats: readonly Pick<NewSeat, 'id' | 'name'>[];
  /** The members of the setup that are the game's own; null: they stay as they are. */
  readonly board: Readonly<Record<string, unknown>> | null;
}

/** A war that one person begins alone, against seats that play by themselves. */
export interface NewPractice {
  readonly name: string;
  readonly system: SystemId;
  /** At least as many as the game's practice war has; those that are left over are not used. */
  readonly seats: readonly Pick<NewSeat, 'id' | 'name'>[];
}

export interface LobbySeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly choices: Choices;
  readonly user: { readonly id: UserId; readonly name: string } | null;
  /** Whether nobody holds it and the rules of the game write its orders. */
  readonly playsItself: boolean;
  /** Whether somebody may take it: nobody holds it, or it was opened. */
  readonly isFree: boolean;
  /** Null: hidden from the viewer, since the campaign has begun. */
  readonly hasArmy: boolean | null;
  /** Only for the seat itself and the referee. */
  readonly army: readonly ListedForce[] | null;
}

/** A campaign before it begins. */
export interface Lobby {
  readonly id: CampaignId;
  readonly slug: string;
  readonly name: string;
  readonly system: SystemId;
  readonly edition: string;
  readonly status: Status;
  readonly isPublic: boolean;
  /** How people without a seat get one. */
  readonly strangers: Strangers;
  readonly press: PressPolicy;
  readonly preset: string;
  /** Null: the game's usual way to begin. */
  readonly start: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Null: the game's default. */
  readonly clock: OrderClock | null;
  /** How strictly it is kept. */
  readonly pace: Pace;
  /**
   * What will be played on: the members of the setup that are the game's own, such as a map. None: what the game
   * prints. Null: the campaign has begun, and its views have it.
   */
  readonly board: Readonly<Record<string, unknown>> | null;
  readonly draftsCount: boolean;
  readonly absence: AbsencePolicy;
  readonly opensAfter: number;
  readonly holidayDays: number;
  /** After how many rounds everybody sees a round as the referee saw it; null: never while the war lasts. */
  readonly openAfter: number | null;
  readonly owner: { readonly id: UserId; readonly name: string };
  /**
   * Display names of everyone who would see everything if the campaign began now: the owner, unless they play, and the
   * referees.
   */
  readonly referees: readonly string[];
  readonly seats: readonly LobbySeat[];
  readonly seedHash: string;
  /** What still prevents the start. */
  readonly missing: readonly AnyRejection[];
}

export const INVITED_ROLES = ['seat', 'referee', 'spectator', 'deputy'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export interface NewInvitation {
  /** Players invite their deputies themselves. */
  readonly role: Exclude<InvitedRole, 'deputy'>;
  /** For the role `seat`: a certain seat; if omitted, any free one. */
  readonly seat?: string | null | undefined;
  readonly expiresAt: Instant;
  readonly uses: number;
}

export interface Invitation {
  readonly campaign: { readonly id: CampaignId; readonly slug: string; readonly name: string };
  readonly role: InvitedRole;
  readonly seat: SeatId | null;
  readonly expiresAt: Instant;
  readonly isOpen: boolean;
  /** Whether it still waits for the consent of players. */
  readonly waitsForConsent: boolean;
}

export const INVITATION_STATES = ['open', 'used-up', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** A user who joined by a link. */
export interface InvitationUse {
  readonly name: string;
  readonly at: Instant;
  /** Whether they are still in the campaign. */
  readonly isIn: boolean;
}

/** A link as seen by users who may create links. */
export interface MadeInvitation {
  readonly id: string;
  readonly code: string;
  readonly role: InvitedRole;
  readonly seat: SeatId | null;
  readonly madeBy: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  readonly usesLeft: number;
  readonly state: InvitationState;
  /** The seats whose consent it still needs. */
  readonly waitsFor: readonly SeatId[];
  readonly usedBy: readonly InvitationUse[];
}

export const GUEST_ROLES = ['referee', 'spectator'] as const;

/** A user who was let in without a seat. */
export const campaignMemberSchema = z.strictObject({
  user: z.strictObject({ id: z.uuid(), name: z.string() }),
  role: z.enum(GUEST_ROLES),
});
export type CampaignMember = Parsed<typeof campaignMemberSchema>;

/** The period in which a user saw everything as an invited referee. */
const refereeTermSchema = z.strictObject({
  /** The referee's name at the beginning. */
  name: z.string(),
  /** Null: the period began before this was recorded. */
  beganAt: z.iso.datetime().nullable(),
  /** Null: still a referee, or the account was deleted during the period. */
  endedAt: z.iso.datetime().nullable(),
  isOver: z.boolean(),
});
export type RefereeTerm = Parsed<typeof refereeTermSchema>;

/** A player asks to let in a referee while the war runs; the other players decide. */
const refereeRequestSchema = z.strictObject({
  /** The invitation's id; its code is not included. */
  id: z.uuid(),
  by: z.string(),
  bySeat: seatIdSchema,
  /** How many people the link can let in. */
  uses: z.int(),
  expiresAt: z.iso.datetime(),
  /** The answer of each seat that is asked; null: no answer yet. */
  answers: z.array(z.strictObject({ seat: seatIdSchema, agrees: z.boolean().nullable() })).readonly(),
});
export type RefereeRequest = Parsed<typeof refereeRequestSchema>;

/** Who sees everything, and which requests for a referee are open. */
export const watchersSchema = z.strictObject({
  terms: z.array(refereeTermSchema).readonly(),
  requests: z.array(refereeRequestSchema).readonly(),
});
export type Watchers = Parsed<typeof watchersSchema>;

/** Somebody who could own a campaign. */
export const heirSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
});
export type Heir = Parsed<typeof heirSchema>;

/** The offer of a campaign by its owner. */
export const offerSchema = z.strictObject({
  to: z.uuid(),
  /** Display names of whom it is made to, and of the owner. */
  name: z.string(),
  by: z.string(),
});
export type Offer = Parsed<typeof offerSchema>;

/** A line of a list of campaigns. */
export interface CampaignLine extends Pick<Head, 'id' | 'slug' | 'name' | 'system' | 'status' | 'summary' | 'nextDue'> {
  readonly openedAt: Instant | null;
  /** Null: it is not paused. */
  readonly pausedBecause: PauseReason['code'] | null;
  readonly isArchived: boolean;
  readonly roles: readonly Role[];
  /** The caller's seat. */
  readonly seat: SeatId | null;
  readonly seats: number;
  readonly seated: number;
  readonly sealed: number;
  /** How many seats the open phase asks for a sheet. */
  readonly asked: number;
  /** What the caller's seat still owes in the open phase of a running campaign. */
  readonly owes: Owed | null;
  /** Whether a referee pinged the caller for that. */
  readonly isPinged: boolean;
  /** How far the caller's own sheet for the open phase is; null: none is asked of the caller. */
  readonly orders: 'none' | 'draft' | 'complete' | 'sealed' | null;
}
