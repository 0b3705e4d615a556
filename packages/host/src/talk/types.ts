import type { Instant, PressPolicy, SeatId } from '@sealed-orders/rules/kernel';
import type { UserId } from '../types.ts';

/** How many characters a message may have. */
export const MESSAGE_LENGTH = 2000;

/** How many others a message may name; no game has more seats. */
export const MOST_OTHERS = 19;

/** What a seat may know of its talk with one or more others: nothing of what is said where it takes no part. */
export interface Conversation {
  /** All others who take part, in their order at the table. The same seats are always the same conversation. */
  readonly with: readonly SeatId[];
  readonly mayWrite: boolean;
  /** Messages of the others that the seat has not read. */
  readonly unread: number;
  /** Null: nobody has written yet. */
  readonly last: { readonly text: string; readonly from: SeatId; readonly at: Instant } | null;
}

/**
 * The conversations of a seat: first those with each single seat, in their order at the table, whether or not somebody
 * has written; then those of three and more in which somebody has, the last one first.
 */
export interface Talk {
  readonly press: PressPolicy;
  readonly conversations: readonly Conversation[];
}

/** `n` counts the messages of one conversation from 1. */
export interface Message {
  readonly n: number;
  readonly from: SeatId;
  readonly text: string;
  readonly at: Instant;
}

/** Part of a conversation, oldest first. */
export interface Messages {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

export interface Writing {
  /** The others of the conversation. */
  readonly with: readonly SeatId[];
  /** 1 to 2,000 characters. */
  readonly text: string;
  /** The user who writes; must hold the seat. */
  readonly userId: UserId;
}
