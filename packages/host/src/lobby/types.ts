import {
  armyFaultSchema,
  listedForceSchema,
  orderClockSchema,
  type Pace,
  type Parsed,
  PRESS_POLICIES,
  type PressPolicy,
  paceSchema,
  SYSTEMS,
  type SystemId,
  seatIdSchema,
} from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { OWED } from '../log/owing.ts';
import { headSchema, LISTED } from '../reading/types.ts';
import { STRANGERS } from '../seat-requests/types.ts';
import { ABSENCE_POLICIES, type AbsencePolicy } from '../seats/types.ts';
import { type Choices, choicesSchema } from '../vocabulary/choices.ts';
import { rejectionSchema } from '../vocabulary/refusals.ts';
import { ROLES, STATUSES } from '../vocabulary/types.ts';

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
  /** Whether everybody with its address may read it. */
  readonly isPublic: boolean;
  /** Whether it also appears on the lists of the site, if it is public; omitted: it does not. */
  readonly isListed?: boolean | undefined;
  /** Which seats may write to each other; all if omitted. */
  readonly press?: PressPolicy | undefined;
  /** Whether a valid draft counts for a seat that has not sealed when a phase closes. Omitted: it does. */
  readonly draftsCount?: boolean | undefined;
  /** How strictly the clock is kept; if omitted, by the default. */
  readonly pace?: Pace | undefined;
  /** What seals for a seat whose player is away. Omitted: its units guard. */
  readonly absence?: AbsencePolicy | undefined;
  /** After how many missed phases in a row a seat is opened, at most 20; 0 or omitted: never. */
  readonly opensAfter?: number | undefined;
  /** How many days of holiday each player may take, at most a year; 14 if omitted. */
  readonly holidayDays?: number | undefined;
  /** How many days a pause by an owner who plays may last, at most 30; 0: they cannot pause. 3 if omitted. */
  readonly pauseDays?: number | undefined;
  /** After how many rounds everybody sees a round as the referee saw it, 1 to 20; null or omitted: never while the war lasts. */
  readonly openAfter?: number | null | undefined;
  /** Whether referees may read what is sealed for the open phase. Omitted: they may not. */
  readonly readsSealed?: boolean | undefined;
  /** Whether a user may hold several seats and open them in turn, if the game allows it. Omitted: they may not. */
  readonly oneScreen?: boolean | undefined;
  /** Its address; made from the name if omitted. If it is taken, a similar one is made. */
  readonly slug?: string | undefined;
}

/** The new seats and board of a campaign that has not begun. */
export interface Arrangement {
  /** In their order; an id that exists already means that seat. */
  readonly seats: readonly Pick<NewSeat, 'id' | 'name'>[];
  /** The members of the setup that are the game's own; null: they stay as they are. */
  readonly board: Readonly<Record<string, unknown>> | null;
}

/** Who may read a campaign. */
export const visibilitySchema = z.object({
  /** Whether everybody with its address may; if not, only its members. */
  isPublic: z.boolean(),
  /** Whether it also appears on the lists of the site. Only if it is public. */
  isListed: z.boolean(),
});
export type Visibility = Parsed<typeof visibilitySchema>;

/** A war that one person begins alone, against seats run by the computer. */
export interface NewPractice {
  readonly name: string;
  readonly system: SystemId;
  /** At least as many as the game's practice war has; extra ones are not used. */
  readonly seats: readonly Pick<NewSeat, 'id' | 'name'>[];
}

const personSchema = z.strictObject({ id: z.uuid(), name: z.string() });

const lobbySeatSchema = z.strictObject({
  seat: seatIdSchema,
  name: z.string(),
  choices: choicesSchema,
  user: personSchema.nullable(),
  /** Whether it has no player and the rules of the game write its orders. */
  playsItself: z.boolean(),
  /** Whether somebody may take it: it has no player, or was opened. */
  isFree: z.boolean(),
  /** Null: hidden from the viewer, since the campaign has begun. */
  hasArmy: z.boolean().nullable(),
  /**
   * What is outside the terms in its army, before the start; only for the seat itself, the referee and the campaign's
   * owner. Null: hidden from the viewer.
   */
  armyFaults: z.array(armyFaultSchema).readonly().nullable(),
  /** Only for the seat itself and the referee. */
  army: z.array(listedForceSchema).readonly().nullable(),
});
export type LobbySeat = Parsed<typeof lobbySeatSchema>;

/** What everybody who takes part in a campaign agrees to, and its board. */
const termsSchema = z.strictObject({
  system: z.enum(SYSTEMS),
  /** Whether everybody with its address may read it. */
  isPublic: z.boolean(),
  /** Whether it also appears on the lists of the site. */
  isListed: z.boolean(),
  press: z.enum(PRESS_POLICIES),
  preset: z.string(),
  /** Null: the game's default start. */
  start: z.string().nullable(),
  settings: z.record(z.string(), z.unknown()),
  /** Null: the game's default. */
  clock: orderClockSchema.nullable(),
  /** How strictly it is kept. */
  pace: paceSchema,
  /**
   * The board: the members of the setup that are the game's own, such as a map. None: the game's printed board. Null:
   * the campaign has begun, and its views have it.
   */
  board: z.record(z.string(), z.unknown()).nullable(),
  draftsCount: z.boolean(),
  absence: z.enum(ABSENCE_POLICIES),
  opensAfter: z.int(),
  holidayDays: z.int(),
  /** How many days a pause by an owner who plays may last; 0: they cannot pause. */
  pauseDays: z.int(),
  /** After how many rounds everybody sees a round as the referee saw it; null: never while the war lasts. */
  openAfter: z.int().nullable(),
  /** Whether referees may read what is sealed for the open phase. */
  readsSealed: z.boolean(),
  /** Whether a user may hold several seats and open them in turn. */
  oneScreen: z.boolean(),
});

/** A campaign before it begins. */
export const lobbySchema = termsSchema.extend({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  edition: z.string(),
  status: z.enum(STATUSES),
  /** How people without a seat get one. */
  strangers: z.enum(STRANGERS),
  owner: personSchema,
  /**
   * Display names of everyone who would see everything if the campaign began now: the owner, unless they play, and the
   * referees.
   */
  referees: z.array(z.string()).readonly(),
  seats: z.array(lobbySeatSchema).readonly(),
  seedHash: z.string(),
  /** What still prevents the start. */
  missing: z.array(rejectionSchema).readonly(),
});
export type Lobby = Parsed<typeof lobbySchema>;

/** What users can read of a campaign before they accept an invitation to it. */
export const invitedToSchema = termsSchema.extend({
  /** Who made the link. */
  by: z.string(),
  seats: z.int().positive(),
  free: z.int().nonnegative(),
  /** Who sees everything now. */
  referees: z.array(z.string()).readonly(),
  /** The seats that the link offers. */
  choices: z.array(z.strictObject({ seat: seatIdSchema, name: z.string() })).readonly(),
  /** Where a war that has begun is now; null: it has not begun, or is over. */
  running: z.strictObject({ round: z.int(), phase: z.string() }).nullable(),
});
export type InvitedTo = Parsed<typeof invitedToSchema>;

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

/** A user who could own a campaign. */
export const heirSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
});
export type Heir = Parsed<typeof heirSchema>;

/** The offer of a campaign by its owner. */
export const offerSchema = z.strictObject({
  to: z.uuid(),
  /** Display names of the user it is made to, and of the owner. */
  name: z.string(),
  by: z.string(),
});
export type Offer = Parsed<typeof offerSchema>;

/** A line of a list of campaigns. */
export const campaignLineSchema = headSchema.pick(LISTED).extend({
  isArchived: z.boolean(),
  /** Whether orders of its game are written on sheets; if not, all of them count on arrival. */
  hasSheets: z.boolean(),
  roles: z.array(z.enum(ROLES)).readonly(),
  /** The caller's seat. */
  seat: seatIdSchema.nullable(),
  seats: z.int(),
  seated: z.int(),
  sealed: z.int(),
  /** How many seats the open phase asks for a sheet. */
  asked: z.int(),
  /** What the caller's seat still owes in the open phase of a running campaign. */
  owes: z.enum(OWED).nullable(),
  /** Whether a referee pinged the caller for that. */
  isPinged: z.boolean(),
  /** How far the caller's own sheet for the open phase is; null: none is asked of the caller. */
  orders: z.enum(['none', 'draft', 'complete', 'sealed']).nullable(),
});
export type CampaignLine = Parsed<typeof campaignLineSchema>;
