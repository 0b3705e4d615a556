import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { headSchema, headSeatSchema, LISTED } from '../reading/types.ts';

/** A seat on the board of all campaigns. Readers who are not referees learn only whether it has sealed. */
export const boardSeatSchema = headSeatSchema
  .pick({
    seat: true,
    name: true,
    userName: true,
    playsItself: true,
    isOpen: true,
    misses: true,
    holiday: true,
    deputy: true,
    /** Whether the open phase asks it for a sheet. */
    awaited: true,
    sealed: true,
    owes: true,
    hasDraft: true,
    isComplete: true,
  })
  .extend({
    /** It owes something, and three quarters of the time of the phase are gone. */
    isLate: z.boolean(),
    /** When its player was last here, for referees; null: not known, or never. */
    seenAt: z.iso.datetime().nullable(),
    /** Its player's time zone, an IANA name, for referees; null: not given. */
    zone: z.string().nullable(),
    /** When a referee last pinged it, for referees. */
    pingedAt: z.iso.datetime().nullable(),
  });
export type BoardSeat = Parsed<typeof boardSeatSchema>;

/** What brings seats together and has not ended. */
const boardTopicSchema = z.strictObject({
  id: z.string(),
  seats: z.array(seatSchema).readonly(),
  /** Where, as the board of the game prints it; null: nowhere in particular. */
  at: z.string().nullable(),
  /** Only a referee can end it. */
  isDisputed: z.boolean(),
});
export type BoardTopic = Parsed<typeof boardTopicSchema>;

/** A campaign on the board of those who own it or are its referee. */
export const boardCampaignSchema = headSchema
  .pick({
    ...LISTED,
    opening: true,
    isHeld: true,
    pace: true,
    draftsCount: true,
    absence: true,
    opensAfter: true,
    pauseEnds: true,
    wasPaused: true,
    pauseDays: true,
    polls: true,
  })
  .extend({
    /** Whether the reader is a referee who does not play. */
    isReferee: z.boolean(),
    /** Whether orders of its game are written on sheets; if not, all of them count on arrival. */
    hasSheets: z.boolean(),
    /** The first of the rules' own times, for referees; null: hidden, or the campaign waits for none. */
    firmDue: z.iso.datetime().nullable(),
    seats: z.array(boardSeatSchema).readonly(),
    /** How many users have asked for a seat. */
    requests: z.int(),
    /** How many messages from players to the referees are unread; 0 for readers who are not referees. */
    letters: z.int(),
    /** The topics of the game that are open, such as battles, disputed ones first; null for readers who are not referees. */
    topics: z.array(boardTopicSchema).readonly().nullable(),
  });
export type BoardCampaign = Parsed<typeof boardCampaignSchema>;
