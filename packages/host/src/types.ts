import type {
  GameEvent,
  Instant,
  Outcome,
  Pace,
  SeatId,
  Standing,
  Summary,
  SystemId,
  Viewer,
} from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import type { AbsencePolicy, Holiday } from './absence/types.ts';
import type { Ending } from './ending/types.ts';
import type { Poll } from './votes/types.ts';

/** Both are UUIDs. */
export type CampaignId = string;
export type UserId = string;

export const STATUSES = ['lobby', 'running', 'paused', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

export const ROLES = ['owner', 'referee', 'seat', 'deputy', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Why a request was refused. */
export const REFUSAL_CODES = [
  /** The phase is over, locked, or not the open one. */
  'closed',
  /** The campaign is paused: nothing is saved, sealed or ordered until it is resumed. */
  'paused',
  /** The war is over: nothing can be ordered, sealed, ruled or voted any more. */
  'war-over',
  /** The campaign is in the archive, where it can be read and not changed. */
  'archived',
  /** The war is not over yet. */
  'not-over',
  /** The seat has sealed already. */
  'sealed-already',
  /** The seat has no draft, or the game has no least possible orders for this phase. */
  'no-orders',
  /** No phase that still stands has this number. */
  'no-such-phase',
  /** What was typed is not the name of the campaign. */
  'wrong-name',
  /** The rules await nothing from this seat. */
  'not-awaited',
  /** The seat is somebody else's. */
  'not-yours',
  /** It does not match the schema; the rejections say where. */
  'not-understood',
  /** It breaks the rules; the rejections say which. */
  'rejected',
  /** The nonce is not 32 hexadecimal digits. */
  'bad-nonce',
  /** A ruling without a reason, or with one of more than a thousand characters. */
  'no-reason',
  /** The resulting state would be faulty: nothing was done, and the operator is told. */
  'broken',
  /** The sheet is longer than 256 KB. */
  'too-long',
  /** The user has reached the limit of unfinished campaigns. */
  'too-many-campaigns',
  /** The user has reached the limit of army lists. */
  'too-many-lists',
  /** The user keeps as many maps as they may. */
  'too-many-maps',
  /** The map is longer than 256 KB. */
  'map-too-long',
  /** The map was saved from elsewhere since the user opened it. */
  'map-changed',
  'no-such-campaign',
  'no-such-seat',
  /** The game has no ready-made army of this name for the seat. */
  'no-such-army',
  /** The campaign has begun. */
  'not-in-lobby',
  /** Only a paused campaign can be resumed. */
  'not-paused',
  /** The phase has no deadline that could be moved. */
  'no-deadline',
  /** The deadline is not the one that the referee saw. */
  'deadline-moved',
  /** Players vote on this only in a campaign without a referee. */
  'has-referee',
  /** The player of the seat is there, or the seat is open already. */
  'not-absent',
  /** The seat is free or open already. */
  'seat-open',
  /** The seat is not open. */
  'seat-shut',
  /** These are not days in their order, from today until a year ahead. */
  'bad-days',
  /** The player has announced some of these days already. */
  'holiday-announced',
  /** More days than the terms give each player. */
  'too-many-days',
  /** Nobody offers the campaign to this user. */
  'no-offer',
  /** The seat has a deputy already. */
  'has-deputy',
  /** Somebody who has seen the war from another seat knows too much. */
  'has-played',
  /** Everybody who owes something was pinged within the last hour. */
  'pinged-lately',
  'seat-taken',
  /** Somebody holds it: it cannot be taken away. */
  'seat-held',
  'already-seated',
  /** A referee knows too much to play. */
  'is-referee',
  /** Only the owner or a referee may do this. */
  'not-referee',
  /** Only the owner may do this. */
  'not-owner',
  'invitation-unknown',
  'invitation-expired',
  'invitation-used-up',
  'invitation-revoked',
  /** A referee invited by a player can join a running war only with the consent of the other players. */
  'consent-missing',
  /** Neither a referee nor a spectator of the campaign. */
  'not-a-member',
  /** The campaign's press policy does not let these two seats write to each other. */
  'may-not-write',
  /** The seat has written as many messages as it may in an hour. */
  'too-many-messages',
  /** The seat has no part in it, or it ended too long ago. */
  'not-to-write-up',
  /** The write-up has as many pictures as it may have. */
  'too-many-pictures',
  /** The pictures of the user take as much room as they may. */
  'pictures-of-user-full',
  /** The seat has no part in it, nobody plays the other side, or it is over. */
  'not-to-meet',
  /** The time is past, or more than a year away. */
  'bad-time',
  /** The seat has proposed as many times as it may. */
  'too-many-times',
  /** The time is not proposed any more. */
  'no-such-time',
  /** The pictures of the campaign take as much room as they may. */
  'pictures-of-campaign-full',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly rejections?: readonly AnyRejection[];
}

export const PAUSE_CODES = [
  /** The rules refused the step that was due. */
  'rejected',
  /** The step would have left faults. */
  'faults',
  /** The step could not be computed. */
  'broken',
  /** Steps came one after another without anybody having acted. */
  'no-progress',
  /** Nobody has acted for several rounds. */
  'asleep',
  /** All players are on holiday. */
  'holiday',
  /** Its owner, a referee or the players by vote paused it. */
  'desk',
] as const;

/** Why a campaign is paused: a code, and details for the referee. */
export interface PauseReason {
  readonly code: (typeof PAUSE_CODES)[number];
  readonly details: readonly string[];
}

export interface HeadSeat {
  readonly seat: SeatId;
  readonly name: string;
  /** The seat's choices before the start, by the game's entry. */
  readonly choices: Readonly<Record<string, string>>;
  readonly userName: string | null;
  /** Whether nobody holds it and the rules of the game write its orders. */
  readonly playsItself: boolean;
  /** Whether somebody else may take it in the running war: nobody has it, or it was opened. */
  readonly isOpen: boolean;
  /** How many phases in a row closed without a sealed sheet of this seat. */
  readonly misses: number;
  /** Whether those are so many that the others may vote to open it. */
  readonly isAbsent: boolean;
  /** When its player took it over in the running war; null: they had it at the start, or nobody has it. */
  readonly heldSince: Instant | null;
  /** Its player's holiday that lasts, or else the next one; null: none is announced. */
  readonly holiday: Holiday | null;
  /** Display name of the seat's deputy, who sees what the seat sees; null: it has none. */
  readonly deputy: string | null;
  /** Display name of the deputy who sealed its sheet; null: its player did, or nobody. */
  readonly sealedBy: string | null;
  /** Whether the rules await a sheet from this seat. */
  readonly awaited: boolean;
  readonly sealed: boolean;
  /** Display name of the referee who sealed it for the seat; null: its own player or standing orders did. */
  readonly sealedFor: string | null;
  /** Hash of the sealed sheet, published at once to prove later that the sheet was not changed. */
  readonly commitment: string | null;
  /** Whether the seat has a draft; true only for the seat itself and the referee, false for all others. */
  readonly hasDraft: boolean;
  /** Whether that draft could be sealed and leaves nothing out. */
  readonly isComplete: boolean;
}

/** A referee reminds the player of a seat that they owe something. */
export interface Ping {
  /** The referee's display name at that time. */
  readonly by: string;
  /** Null: it is kept for referees. */
  readonly reason: string | null;
  readonly at: Instant;
}

/** What everybody who may look at a campaign may know of it; nothing of its state. */
export interface Head {
  readonly id: CampaignId;
  readonly slug: string;
  readonly name: string;
  readonly system: SystemId;
  readonly edition: string;
  readonly status: Status;
  readonly isPublic: boolean;
  /** Where it stands; null before the start. */
  readonly summary: Summary | null;
  /** The last step that concerns the viewer, by the viewer's own count. */
  readonly n: number;
  /** Number of the open phase, the same for everybody; drafts, seals and their commitments name it. */
  readonly opening: number;
  /** When that phase opened. */
  readonly openedAt: Instant | null;
  /** Its deadline, as far as the viewer may know. */
  readonly nextDue: Instant | null;
  /** The order clock that is in force, and how strictly it is kept. */
  readonly pace: Pace;
  /** The pace from the next phase on; null: the same. */
  readonly nextPace: Pace | null;
  readonly pausedBecause: PauseReason['code'] | null;
  /** Whether a valid draft counts for a seat that has not sealed when a phase closes. */
  readonly draftsCount: boolean;
  /** What becomes of seats whose players are away, and of those without a player. */
  readonly absence: AbsencePolicy;
  /** After how many missed phases in a row a seat is opened; 0: never. */
  readonly opensAfter: number;
  /** How many days of holiday each player may take. */
  readonly holidayDays: number;
  /** What is voted on, with the votes so far; after an end by vote, those that ended the war. */
  readonly polls: readonly Poll[];
  /** How the war ended; null: it has not. */
  readonly ending: Ending | null;
  /** Whether it is in the archive, where it can only be read. */
  readonly isArchived: boolean;
  readonly seats: readonly HeadSeat[];
  /** How a referee pinged the viewer for what the viewer still owes in the open phase; null: nobody did. */
  readonly ping: Ping | null;
  /** Who took the war back to the opening of the open phase, and why; the reason is null if it is kept. Null: nobody. */
  readonly rewound: { readonly by: string; readonly reason: string | null } | null;
  /** Display names of everyone who sees everything: the owner, unless they play, and the referees. */
  readonly referees: readonly string[];
  readonly seedHash: string;
  /** The server's seed, 64 hexadecimal digits, published when the campaign is over. */
  readonly seed: string | null;
}

/** One step as a viewer may know it, by the viewer's own number. `events` is the viewer's report of the step. */
export interface Seen {
  readonly n: number;
  /** Number of the phase that is open after it. */
  readonly opening: number;
  readonly at: Instant;
  readonly system: SystemId;
  readonly summary: Summary;
  /** The score as the viewer may know it. */
  readonly standings: readonly Standing[];
  readonly outcome: Outcome;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

/** A step that concerns a viewer, by the viewer's own number. */
export interface StepLine {
  readonly n: number;
  readonly opening: number;
  readonly at: Instant;
  /** Where the campaign stood then, for the list of steps; no state is read for it. */
  readonly round: number | null;
  readonly phase: string | null;
  /** Whether a referee has undone it since. */
  readonly isUndone: boolean;
  /** Whether it is the one by which a referee took the war back. */
  readonly isRewind: boolean;
}

/** The public hash of a step, to check the log against. */
export interface PublishedHash {
  /** Number of the step in the log; null while the war lasts, since it would show how much happened in secret. */
  readonly n: number | null;
  readonly opening: number;
  readonly at: Instant;
  readonly hash: string;
}

export interface Draft {
  readonly opening: number;
  readonly sheet: unknown;
  readonly savedAt: Instant;
}

export interface SealedSheet {
  readonly opening: number;
  readonly sheet: unknown;
  readonly commitment: string;
  readonly sealedAt: Instant;
}

export interface Sealing {
  /** Number of the phase that the sheet is for. */
  readonly opening: number;
  readonly sheet: unknown;
  /** 32 hexadecimal digits from the player's browser. */
  readonly nonce: string;
  /** The user who seals; must hold the seat or be its deputy. */
  readonly userId: UserId;
}

/** An order that counts on arrival: an offer, a declaration, a report. */
export interface Giving {
  readonly order: unknown;
  /** 32 hexadecimal digits from the player's browser, for the dice of the step. */
  readonly nonce: string;
  /** The user who gives it; must hold the seat or be its deputy. */
  readonly userId: UserId;
}

/** A referee's ruling and its reason; the log keeps both. */
export interface Ruled {
  readonly ruling: unknown;
  readonly reason: string;
  /** 32 hexadecimal digits from the referee's browser, for the dice of the step. */
  readonly nonce: string;
  readonly userId: UserId;
}

export interface SealReceipt {
  readonly commitment: string;
  readonly sealedAt: Instant;
  /** Whether this was the last sheet that the phase waited for. */
  readonly everyone: boolean;
}

export interface Membership {
  readonly viewer: Viewer;
  readonly roles: readonly Role[];
  readonly seat: SeatId | null;
}

export interface Ran {
  readonly campaignId: CampaignId;
  readonly n: number;
  /** When the scheduler had claimed the campaign's row. */
  readonly startedAt: Instant;
}

export interface DueRun {
  readonly ran: readonly Ran[];
  /** Campaigns that were paused because a step could not be made. */
  readonly paused: readonly CampaignId[];
  /** Campaigns whose step could not be written; they are retried later. */
  readonly failed: readonly CampaignId[];
  /** The earliest deadline of all running campaigns, or the time of an earlier retry. */
  readonly nextDue: Date | null;
  /**
   * The time of the last look for due campaigns: if a campaign was due by then and still is, another process is at work
   * on it.
   */
  readonly lookedAt: Date;
}

/**
 * A notice that something changed, which never says what. For processes among themselves: `n` is the host's number, and
 * no browser receives it.
 */
export interface CampaignChange {
  readonly what: 'step' | 'seals' | 'lobby' | 'due';
  readonly campaign: CampaignId;
  readonly n: number;
}

/** A conversation changed, for these seats alone. */
export interface TalkChange {
  readonly what: 'talk';
  readonly campaign: CampaignId;
  readonly seats: readonly SeatId[];
}

/** What is written of a topic, or what was done at the desk, changed for the viewers with these keys alone. */
export interface ViewersChange {
  readonly what: 'topics' | 'desk';
  readonly campaign: CampaignId;
  readonly viewers: readonly string[];
}

export type Change = CampaignChange | TalkChange | ViewersChange;
