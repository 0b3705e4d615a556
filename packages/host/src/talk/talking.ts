import type { Result, SeatId } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { conversations } from './conversations.ts';
import { type Asked, markRead, messages, type Read } from './messages.ts';
import type { Messages, Talk, Writing } from './types.ts';
import { write } from './write.ts';

/**
 * What two or more seats write to each other. It is not a step of the game: only the seats of a conversation can tell
 * that there is one.
 */
export interface Talking {
  /** The seat's conversations; null: there is no such campaign. */
  conversations(campaign: CampaignId, seat: SeatId): Promise<Talk | null>;
  /** Messages between the seat and others. */
  messages(campaign: CampaignId, seat: SeatId, asked: Asked): Promise<Messages>;
  /** Writes to one or more seats, as the press policy allows; answers with the message's number in their conversation. */
  write(campaign: CampaignId, seat: SeatId, writing: Writing): Promise<Result<{ readonly n: number }, Refusal>>;
  /** Notes up to which message the seat has read a conversation. */
  markRead(campaign: CampaignId, seat: SeatId, read: Read): Promise<void>;
}

export function talkOf(shell: Shell): Talking {
  return {
    conversations: (campaign, seat) => conversations(shell, campaign, seat),
    messages: (campaign, seat, asked) => messages(shell, campaign, seat, asked),
    write: (campaign, seat, writing) => write(shell, campaign, seat, writing),
    markRead: (campaign, seat, read) => markRead(shell, campaign, seat, read),
  };
}
