import type { Instant, Parsed } from '@sealed-orders/rules/kernel';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { UserId } from '../vocabulary/types.ts';

/** Most characters of a write-up, and most pictures. */
export const WRITE_UP = { title: 120, text: 8000, caption: 200, pictures: 6 } as const;

/** A picture of a write-up; its bytes are served under its id. */
const pictureLineSchema = z.strictObject({
  id: z.uuid(),
  caption: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type PictureLine = Parsed<typeof pictureLineSchema>;

/** A seat's write-up of a topic, such as a battle. */
const writeUpSchema = z.strictObject({
  seat: seatIdSchema,
  title: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  text: z.string(),
  savedAt: z.iso.datetime(),
  pictures: z.array(pictureLineSchema).readonly(),
});
export type WriteUp = Parsed<typeof writeUpSchema>;

/** The write-ups of one topic that a viewer may read. */
export const writeUpsSchema = z.strictObject({
  writeUps: z.array(writeUpSchema).readonly(),
  /** Whether the viewer holds a seat that may write one up now. */
  mayWrite: z.boolean(),
  /** Whether the viewer has learned how the topic ended: until then, the write-ups of others stay closed. */
  isTold: z.boolean(),
});
export type WriteUps = Parsed<typeof writeUpsSchema>;

/** A write-up in a list. */
const writeUpLineSchema = z.strictObject({
  topic: z.string(),
  seat: seatIdSchema,
  title: z.string(),
  /** The campaign's position when it was begun. */
  round: z.int().nullable(),
  pictures: z.int().nonnegative(),
  /** Whether a referee has undone its topic: only its author and the referees can read it. */
  isUndone: z.boolean(),
  savedAt: z.iso.datetime(),
});
export type WriteUpLine = Parsed<typeof writeUpLineSchema>;

/** All write-ups that a viewer may read, and topics without one. */
export const writeUpListSchema = z.strictObject({
  writeUps: z.array(writeUpLineSchema).readonly(),
  /** Topics that are over and that the viewer's seat may still write up, and has not. */
  toWrite: z.array(z.strictObject({ topic: z.string(), round: z.int().nullable() })).readonly(),
});
export type WriteUpList = Parsed<typeof writeUpListSchema>;

/** A write-up as its author saves it. */
export interface SavedWriteUp {
  readonly topic: string;
  readonly title: string;
  readonly text: string;
  readonly captions: readonly { readonly picture: string; readonly caption: string }[];
  /** The user who writes; must hold the seat. */
  readonly userId: UserId;
}

/** A picture that was re-encoded; both versions are WebP. */
export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly full: Uint8Array;
  readonly small: Uint8Array;
}

/** A picture to add to a write-up. */
export interface NewPicture extends EncodedPicture {
  readonly topic: string;
  readonly caption: string;
  readonly userId: UserId;
}

/** A time that is proposed or agreed for a topic. */
export const meetingSchema = z.strictObject({
  topic: z.string(),
  n: z.int().positive(),
  /** Who proposed it; null: a referee set it. */
  seat: seatIdSchema.nullable(),
  startsAt: z.iso.datetime(),
  /** IANA zone in which it was proposed. */
  zone: z.string(),
  isAgreed: z.boolean(),
});
export type Meeting = Parsed<typeof meetingSchema>;

export interface ProposedTime {
  readonly topic: string;
  readonly startsAt: Instant;
  readonly zone: string;
  /** The user who proposes it; must hold the seat. */
  readonly userId: UserId;
}

/** A proposed time to agree to or withdraw. */
export interface ChosenTime {
  readonly topic: string;
  readonly n: number;
  readonly startsAt: Instant;
  readonly userId: UserId;
}

export const PICTURE_SIZES = ['full', 'small'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
