import type { SeatId } from '@sealed-orders/rules/kernel';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/**
 * A notice that something changed, which never says what. It is for processes only: `n` is the host's number, and no
 * browser receives it.
 */
export interface CampaignChange {
  readonly what: 'step' | 'seals' | 'lobby' | 'due';
  readonly campaign: CampaignId;
  readonly n: number;
}

/** A conversation changed, for these seats only. */
export interface TalkChange {
  readonly what: 'talk';
  readonly campaign: CampaignId;
  readonly seats: readonly SeatId[];
}

/** Writing on a topic or a deed at the desk changed, for the viewers with these keys only. */
export interface ViewersChange {
  readonly what: 'topics' | 'desk';
  readonly campaign: CampaignId;
  readonly viewers: readonly string[];
}

/** A user who holds several seats has opened one, or covered it. */
export interface ScreenChange {
  readonly what: 'screen';
  readonly campaign: CampaignId;
  readonly user: UserId;
}

export type Change = CampaignChange | TalkChange | ViewersChange | ScreenChange;
