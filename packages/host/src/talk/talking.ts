import type { Result, SeatId } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell.ts';
import type { CampaignId, Refusal } from '../types.ts';
import { conversations } from './conversations.ts';
import { type Asked, markRead, messages } from './messages.ts';
import type { Messages, Talk, Writing } from './types.ts';
import { write } from './write.ts';

/** What seats write to each other. It is no step of the game: only the two of a conversation can tell that there is one. */
export interface Talking {
  /** The seat's conversations with all other seats; null: there is no such campaign. */
  conversations(campaign: CampaignId, seat: SeatId): Promise<Talk | null>;
  /** Messages between the seat and another. */
  messages(campaign: CampaignId, seat: SeatId, asked: Asked): Promise<Messages>;
  /** Writes to another seat, as the press policy allows; answers with the message's number in their conversation. */
  write(campaign: CampaignId, seat: SeatId, writing: Writing): Promise<Result<{ readonly n: number }, Refusal>>;
  /** Notes up to which message the seat has read what another wrote. */
  markRead(campaign: CampaignId, seat: SeatId, read: { readonly with: SeatId; readonly upTo: number }): Promise<void>;
}

export function talkOf(shell: Shell): Talking {
  return {
    conversations: (campaign, seat) => conversations(shell, campaign, seat),
    messages: (campaign, seat, asked) => messages(shell, campaign, seat, asked),
    write: (campaign, seat, writing) => write(shell, campaign, seat, writing),
    markRead: (campaign, seat, read) => markRead(shell, campaign, seat, read),
  };
}
