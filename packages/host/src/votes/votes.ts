import type { Result, SeatId } from '@sealed-orders/rules/kernel';
import type { Matter } from '../polls/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { vote, withdrawVote } from './vote.ts';

/** What players decide together. */
export interface Votes {
  /** Votes for a seat; a majority of the seats that have a player carries a matter out immediately. */
  vote(
    campaign: CampaignId,
    seat: SeatId,
    by: UserId,
    matter: Matter,
  ): Promise<Result<{ readonly isDecided: boolean }, Refusal>>;
  withdrawVote(campaign: CampaignId, seat: SeatId, by: UserId, matter: Matter): Promise<void>;
}

export const votesOf = (shell: Shell): Votes => ({
  vote: (campaign, seat, by, matter) => vote(shell, { campaign, seat, by, matter }),
  withdrawVote: (campaign, seat, by, matter) => withdrawVote(shell, { campaign, seat, by, matter }),
});
