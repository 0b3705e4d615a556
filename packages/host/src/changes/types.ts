import type { SeatId } from '@sealed-orders/rules/kernel';
import type { CampaignId } from '../vocabulary/types.ts';

/**
 * A notice that something changed, which never says what. For processes among themselves: `n` is the host's number, and
 * no browser receives it.
 */
export interface CampaignChange {
  readonly what: 'step' | 'seals' | 'lobby' | 'due';
  readonly campaign: CampaignId;
  readonly n: number;
}

/** A conversation changed, for these seats alone. */
export interface TalkChange {
  readonly what: 'talk';
  readonly campaign: CampaignId;
  readonly seats: readonly SeatId[];
}

/** What is written of a topic, or what was done at the desk, changed for the viewers with these keys alone. */
export interface ViewersChange {
  readonly what: 'topics' | 'desk';
  readonly campaign: CampaignId;
  readonly viewers: readonly string[];
}

export type Change = CampaignChange | TalkChange | ViewersChange;
