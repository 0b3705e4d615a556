import type { GameEvent, Instant, Rejection, SeatId, SystemId, Viewer } from '@sealed-orders/rules/kernel';

/** Both are UUIDs. */
export type CampaignId = string;
export type UserId = string;

export const STATUSES = ['lobby', 'running', 'paused', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

export const ROLES = ['owner', 'referee', 'seat', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Why something was not done. */
export const REFUSAL_CODES = [
  /** The step is over, locked, or not the open one. */
  'closed',
  /** The rules wait for nothing from this seat. */
  'not-awaited',
  /** The seat is somebody else's. */
  'not-yours',
  /** Not what the schema asks for; the rejections say where. */
  'not-understood',
  /** Against the rules; the rejections say which. */
  'rejected',
  /** The nonce is not 32 hex digits. */
  'bad-nonce',
  /** A ruling without a reason, or with one of more than a thousand characters. */
  'no-reason',
  /** What would have come of it does not hold together: nothing was done, and whoever runs the site is told. */
  'broken',
  /** The sheet is longer than 256 KB. */
  'too-long',
  /** The user has as many open campaigns as one may. */
  'too-many-campaigns',
  'no-such-campaign',
  'no-such-seat',
  /** The campaign has begun. */
  'not-in-lobby',
  /** Only what stands still can be set going. */
  'not-paused',
  'seat-taken',
  'already-seated',
  /** A referee knows too much to play. */
  'is-referee',
  /** Only the owner or a referee may. */
  'not-referee',
  'invitation-unknown',
  'invitation-expired',
  'invitation-used-up',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly rejections?: readonly Rejection[];
}

/** Why a campaign stands still: a code, and what a referee may know of it. */
export interface PauseReason {
  readonly code: 'rejected' | 'faults' | 'broken' | 'no-progress';
  readonly details: readonly string[];
}

export interface HeadSeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly faction: string | null;
  readonly userName: string | null;
  /** Whether the rules wait for a sheet of this seat. */
  readonly awaited: boolean;
  readonly sealed: boolean;
  /** Of the sealed sheet: published at once, so that nobody can say later that it was changed. */
  readonly commitment: string | null;
  /** Whether orders are being written; told to the seat itself and to the referee, false to all others. */
  readonly hasDraft: boolean;
}

/** What everybody who may look may know of a campaign; nothing of its state. */
export interface Head {
  readonly id: CampaignId;
  readonly slug: string;
  readonly name: string;
  readonly system: SystemId;
  readonly edition: string;
  readonly status: Status;
  readonly isPublic: boolean;
  /** The open step: the last of the log. */
  readonly n: number;
  readonly openedAt: Instant | null;
  readonly nextDue: Instant | null;
  readonly pausedBecause: PauseReason['code'] | null;
  readonly seats: readonly HeadSeat[];
  /** Display names of all who see everything: the owner, unless he plays, and the referees. */
  readonly referees: readonly string[];
  readonly seedHash: string;
  /** The server's seed, 64 hex digits, told when the campaign is over. */
  readonly seed: string | null;
}

/** One step as a viewer may know it. `events` is the report of what led to it. */
export interface Seen {
  readonly n: number;
  readonly at: Instant;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
}

export interface StepLine {
  readonly n: number;
  readonly at: Instant;
  /** Where the rules count turns and name phases. */
  readonly turn: number | null;
  readonly phase: string | null;
  readonly hash: string;
}

export interface Draft {
  readonly step: number;
  readonly sheet: unknown;
  readonly savedAt: Instant;
}

export interface SealedSheet {
  readonly step: number;
  readonly sheet: unknown;
  readonly commitment: string;
  readonly sealedAt: Instant;
}

export interface Sealing {
  readonly step: number;
  readonly sheet: unknown;
  /** 32 hex digits from the player's browser. */
  readonly nonce: string;
  /** Who seals; must sit on the seat. */
  readonly userId: UserId;
}

/** Something that counts as soon as it arrives: an offer, a declaration, a report. */
export interface Giving {
  readonly order: unknown;
  /** 32 hex digits from the player's browser, for the dice of what comes of it. */
  readonly nonce: string;
  /** Who gives it; must sit on the seat. */
  readonly userId: UserId;
}

/** What a referee decides, and why: the log keeps both. */
export interface Ruled {
  readonly ruling: unknown;
  readonly reason: string;
  /** 32 hex digits from the referee's browser, for the dice of what comes of it. */
  readonly nonce: string;
  readonly userId: UserId;
}

export interface SealReceipt {
  readonly commitment: string;
  readonly sealedAt: Instant;
  /** Whether this was the last one that the step waited for. */
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
  /** When the scheduler had the campaign's row. */
  readonly startedAt: Instant;
}

export interface DueRun {
  readonly ran: readonly Ran[];
  /** Campaigns that were stopped because a step could not be made. */
  readonly paused: readonly CampaignId[];
  /** Campaigns whose step could not be written; they are tried again after a while. */
  readonly failed: readonly CampaignId[];
  /** The earliest due of all running campaigns. */
  readonly nextDue: Date | null;
  /** When was last looked: what was due by then and is due still, another process is at. */
  readonly lookedAt: Date;
}

/** Something that others must hear of. It says that something changed, and never what. */
export interface Change {
  readonly what: 'step' | 'seals' | 'lobby' | 'due';
  readonly campaign: CampaignId;
  readonly n: number;
}
