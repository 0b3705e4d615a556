import type { Instant, SeatId } from '@sealed-orders/rules/kernel';
import type { UserId } from '../types.ts';

/** Most characters of a write-up, and most pictures. */
export const WRITE_UP = { title: 120, text: 8000, caption: 200, pictures: 6 } as const;

/** A picture of a write-up; its bytes are served under its id. */
export interface PictureLine {
  readonly id: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}

/** What a seat wrote of a topic, such as a battle. */
export interface WriteUp {
  readonly seat: SeatId;
  readonly title: string;
  /** Plain text; an empty line parts paragraphs. */
  readonly text: string;
  readonly savedAt: Instant;
  readonly pictures: readonly PictureLine[];
}

/** The write-ups of one topic that a viewer may read. */
export interface WriteUps {
  readonly writeUps: readonly WriteUp[];
  /** Whether the viewer holds a seat that may write one up now. */
  readonly mayWrite: boolean;
  /** Whether the viewer has been told how the topic ended: until then, what others write stays closed. */
  readonly isTold: boolean;
}

/** A write-up in a list. */
export interface WriteUpLine {
  readonly topic: string;
  readonly seat: SeatId;
  readonly title: string;
  /** Where the campaign stood when it was begun. */
  readonly round: number | null;
  readonly pictures: number;
  /** Whether it is of a topic that a referee has undone: only its author and the referees read it. */
  readonly isUndone: boolean;
  readonly savedAt: Instant;
}

/** All write-ups that a viewer may read, and topics that wait for one. */
export interface WriteUpList {
  readonly writeUps: readonly WriteUpLine[];
  /** Topics that are over and that the viewer's seat may still write up, and has not. */
  readonly toWrite: readonly { readonly topic: string; readonly round: number | null }[];
}

/** A write-up as its author saves it. */
export interface SavedWriteUp {
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly captions: readonly { readonly picture: string; readonly caption: string }[];
  /** The user who writes; must hold the seat. */
  readonly userId: UserId;
}

/** A picture that was encoded anew; both versions are WebP. */
export interface NewPicture {
  readonly topic: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly full: Uint8Array;
  readonly small: Uint8Array;
  readonly userId: UserId;
}

/** A time that is proposed or agreed for a topic. */
export interface Meeting {
  readonly topic: string;
  readonly n: number;
  /** Who proposed it; null: a referee set it. */
  readonly seat: SeatId | null;
  readonly startsAt: Instant;
  /** IANA zone in which it was proposed. */
  readonly zone: string;
  readonly isAgreed: boolean;
}

export interface ProposedTime {
  readonly topic: string;
  readonly startsAt: Instant;
  readonly zone: string;
  /** The user who proposes it; must hold the seat. */
  readonly userId: UserId;
}

/** A proposed time that somebody agrees to or withdraws. */
export interface ChosenTime {
  readonly topic: string;
  readonly n: number;
  readonly startsAt: Instant;
  readonly userId: UserId;
}

export const PICTURE_SIZES = ['full', 'small'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
