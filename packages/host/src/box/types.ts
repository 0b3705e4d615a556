import type { Parsed, Result, SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/** What a seat and the referees wrote to each other. `n` counts the messages of one seat's box from 1. */
const boxMessageSchema = z.strictObject({
  n: z.int().positive(),
  isFromReferee: z.boolean(),
  /** The writer's display name at that time. */
  by: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type BoxMessage = Parsed<typeof boxMessageSchema>;

/** Part of a box, oldest first. */
export const boxMessagesSchema = z.strictObject({
  messages: z.array(boxMessageSchema).readonly(),
  hasEarlier: z.boolean(),
});
export type BoxMessages = Parsed<typeof boxMessagesSchema>;

/** The box of a seat, as the seat or as the referees know it. */
const boxLineSchema = z.strictObject({
  seat: seatIdSchema,
  /** Messages of the other side that this one has not read. The referees read together. */
  unread: z.int().nonnegative(),
  /** Null: nobody has written yet. */
  last: boxMessageSchema.omit({ n: true }).nullable(),
});
export type BoxLine = Parsed<typeof boxLineSchema>;

/** The boxes that a viewer may open: a seat its own, a referee those of all seats that have a player. */
export const boxesSchema = z.strictObject({
  /** False: in the lobby, in the archive, and without a referee. Older messages can still be read. */
  mayWrite: z.boolean(),
  boxes: z.array(boxLineSchema).readonly(),
});
export type Boxes = Parsed<typeof boxesSchema>;

export interface BoxWriting {
  readonly seat: SeatId;
  /** 1 to 2,000 characters. */
  readonly text: string;
  /** The user who writes: a referee, or the player of the seat, or the seat's deputy. */
  readonly by: UserId;
}

/**
 * What each seat and the referees of its campaign write to each other. It is not a step of the game: nobody else can
 * read it or tell that anything was written.
 */
export interface Box {
  /** The boxes of a viewer; a spectator has none. */
  boxes(campaign: CampaignId, viewer: Viewer): Promise<Boxes>;
  /**
   * Up to fifty messages of a seat's box before a number, or the last ones; for its seat and for referees. A player who
   * took the seat over reads none from before.
   */
  messages(
    campaign: CampaignId,
    viewer: Viewer,
    part: { readonly seat: SeatId; readonly before: number | null },
  ): Promise<BoxMessages>;
  /** Writes into the box of a seat; answers with the number of the message in it. */
  write(campaign: CampaignId, writing: BoxWriting): Promise<Result<{ readonly n: number }, Refusal>>;
  /** Notes up to which message the viewer has read the box of a seat. */
  markRead(campaign: CampaignId, viewer: Viewer, read: { readonly seat: SeatId; readonly upTo: number }): Promise<void>;
}
