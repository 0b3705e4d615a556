import type { Instant, Rejection, SeatId, SystemId } from '@sealed-orders/rules/kernel';
import type { CampaignId, Head, Role, Status, UserId } from '../types.ts';

export interface NewSeat {
  /** A lower-case word: `azure`. */
  readonly id: string;
  readonly name: string;
  readonly faction?: string | undefined;
}

/** A campaign to be: what its rules' setup asks for, but for the seats' players, factions and armies. */
export interface NewCampaign {
  readonly name: string;
  readonly system: SystemId;
  readonly preset: string;
  /** What is left out takes the default of the rules. */
  readonly settings?: unknown;
  readonly clock?: unknown;
  readonly chart?: unknown;
  readonly seats: readonly NewSeat[];
  readonly isPublic: boolean;
  /** Its address; made from the name when left out. Taken: another is made from it. */
  readonly slug?: string | undefined;
}

/** A detachment of an army, as the system's setup wants it; the platform reads no more than this of it. */
export interface ArmyDetachment {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly points: number }[];
}

export interface LobbySeat {
  readonly seat: SeatId;
  readonly name: string;
  readonly faction: string | null;
  readonly user: { readonly id: UserId; readonly name: string } | null;
  readonly hasArmy: boolean;
  /** The seat's own and the referee's business. */
  readonly army: readonly ArmyDetachment[] | null;
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
  readonly preset: string;
  readonly settings: unknown;
  readonly clock: unknown;
  readonly owner: { readonly id: UserId; readonly name: string };
  /** Display names of all who would see everything if it began now: the owner, unless he plays, and the referees. */
  readonly referees: readonly string[];
  readonly seats: readonly LobbySeat[];
  readonly seedHash: string;
  /** What still stands in the way of the start. */
  readonly missing: readonly Rejection[];
}

export const INVITED_ROLES = ['seat', 'referee', 'spectator'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export interface NewInvitation {
  readonly role: InvitedRole;
  /** With the role `seat`: a certain one; left out: any that is free. */
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
}

/** A line of a list of campaigns. */
export interface CampaignLine extends Pick<Head, 'id' | 'slug' | 'name' | 'system' | 'status' | 'n' | 'nextDue'> {
  readonly openedAt: Instant | null;
  readonly roles: readonly Role[];
  /** The asker's seat. */
  readonly seat: SeatId | null;
  readonly seats: number;
  readonly seated: number;
  readonly sealed: number;
  /** Whether a sheet of the asker's seat is waited for and not sealed. */
  readonly yourTurn: boolean;
}
