import type {
  GameEvent,
  Instant,
  Outcome,
  Pace,
  Parsed,
  SeatId,
  Standing,
  Summary,
  SystemId,
  Viewer,
} from '@sealed-orders/rules/kernel';
import { z } from 'zod';
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

/** The war that one is a copy of. */
export interface CopyOf {
  /** Its name, for those who may know it: everybody if it is public, otherwise referees. Null as well if it was deleted. */
  readonly name: string | null;
  /** Where it stood then. */
  readonly round: number | null;
  readonly phase: string | null;
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
  /** Who brought it here as an archive, and when; null: it was played here. */
  readonly imported: { readonly by: string; readonly at: Instant } | null;
  readonly seats: readonly HeadSeat[];
  /** How a referee pinged the viewer for what the viewer still owes in the open phase; null: nobody did. */
  readonly ping: Ping | null;
  /** Who took the war back to the opening of the open phase, and why; the reason is null if it is kept. Null: nobody. */
  readonly rewound: { readonly by: string; readonly reason: string | null } | null;
  /** As what the war began; null: as itself. */
  readonly copyOf: CopyOf | null;
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
export const publishedHashSchema = z.strictObject({
  /** Number of the step in the log; null while the war lasts, since it would show how much happened in secret. */
  n: z.int().nonnegative().nullable(),
  opening: z.int().nonnegative(),
  at: z.iso.datetime(),
  hash: z.string(),
});
export type PublishedHash = Parsed<typeof publishedHashSchema>;

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
