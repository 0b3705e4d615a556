import type { Parsed, SeatId } from '@sealed-orders/rules/kernel';
import { PRESS_POLICIES, seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { UserId } from '../vocabulary/types.ts';

/** How many characters a message may have. */
export const MESSAGE_LENGTH = 2000;

/** How many others a message may name; no game has more seats. */
export const MOST_OTHERS = 19;

/** What a seat may know of its talk with one or more others, and of no other talk. */
export const conversationSchema = z.strictObject({
  /** All others who take part, in their order at the table. The same seats are always the same conversation. */
  with: z.array(seatIdSchema).readonly(),
  mayWrite: z.boolean(),
  /** Messages of the others that the seat has not read. */
  unread: z.int().nonnegative(),
  /** Null: nobody has written yet. */
  last: z.strictObject({ text: z.string(), from: seatIdSchema, at: z.iso.datetime() }).nullable(),
});
export type Conversation = Parsed<typeof conversationSchema>;

/**
 * The conversations of a seat: first those with each single seat, in their order at the table, whether or not they have
 * messages; then those of three and more that have some, latest first.
 */
export const talkSchema = z.strictObject({
  press: z.enum(PRESS_POLICIES),
  conversations: z.array(conversationSchema).readonly(),
});
export type Talk = Parsed<typeof talkSchema>;

const messageSchema = z.strictObject({
  /** Counts the messages of one conversation from 1. */
  n: z.int().positive(),
  from: seatIdSchema,
  text: z.string(),
  at: z.iso.datetime(),
});
export type Message = Parsed<typeof messageSchema>;

/** Part of a conversation, oldest first. */
export const messagesSchema = z.strictObject({
  messages: z.array(messageSchema).readonly(),
  hasEarlier: z.boolean(),
});
export type Messages = Parsed<typeof messagesSchema>;

export interface Writing {
  /** The others of the conversation. */
  readonly with: readonly SeatId[];
  /** 1 to 2,000 characters. */
  readonly text: string;
  /** The user who writes; must hold the seat. */
  readonly userId: UserId;
}
