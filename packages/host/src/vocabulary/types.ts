import type { Parsed, SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

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
  /** Steps came one after another without anybody acting. */
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

/** Orders of a seat for the open phase, as they were saved. */
export const draftSchema = z.strictObject({
  opening: z.int().nonnegative(),
  sheet: z.unknown(),
  savedAt: z.iso.datetime(),
  /** Whether the seat's former player wrote them: they count only if the new one saves or seals them. */
  isInherited: z.boolean(),
});
export type Draft = Parsed<typeof draftSchema>;

/** The same as they were sealed. */
export const sealedSheetSchema = z.strictObject({
  opening: z.int().nonnegative(),
  sheet: z.unknown(),
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
});
export type SealedSheet = Parsed<typeof sealedSheetSchema>;

export interface Sealing {
  /** Number of the phase that the sheet is for. */
  readonly opening: number;
  readonly sheet: unknown;
  /** 32 hexadecimal digits from the player's browser. */
  readonly nonce: string;
  /** The user who seals; must hold the seat or be its deputy. */
  readonly userId: UserId;
}

/** An order on arrival: an offer, a declaration, a report. */
export interface Giving {
  readonly order: unknown;
  /** 32 hexadecimal digits from the player's browser, for the dice of the step. Given again, it does nothing. */
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

export const sealReceiptSchema = z.strictObject({
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
  /** Whether this was the last sheet that the phase waited for. */
  everyone: z.boolean(),
});
export type SealReceipt = Parsed<typeof sealReceiptSchema>;

export interface Membership {
  readonly viewer: Viewer;
  readonly roles: readonly Role[];
  /** The seat that the user acts for. Of a user who holds several: the open one; null if none is. */
  readonly seat: SeatId | null;
  /** The other seats that the user holds: only of a campaign on one screen. */
  readonly covered: readonly SeatId[];
}
