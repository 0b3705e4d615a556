import type { Instant, PressPolicy, SeatId } from '@sealed-orders/rules/kernel';
import type { UserId } from '../types.ts';

/** How many characters a message may have. */
export const MESSAGE_LENGTH = 2000;

/** What a seat may know of its talk with another: nothing of what others say to each other. */
export interface Conversation {
  readonly with: SeatId;
  readonly mayWrite: boolean;
  /** Messages of the other that the seat has not read. */
  readonly unread: number;
  /** Null: nobody has written yet. */
  readonly last: { readonly text: string; readonly isOwn: boolean; readonly at: Instant } | null;
}

/** The conversations of a seat with every other seat, in their order at the table. */
export interface Talk {
  readonly press: PressPolicy;
  readonly conversations: readonly Conversation[];
}

/** `n` counts the messages of one conversation from 1. */
export interface Message {
  readonly n: number;
  readonly isOwn: boolean;
  readonly text: string;
  readonly at: Instant;
}

/** Part of a conversation, oldest first. */
export interface Messages {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

export interface Writing {
  readonly with: SeatId;
  /** 1 to 2,000 characters. */
  readonly text: string;
  /** The user who writes; must hold the seat. */
  readonly userId: UserId;
}
