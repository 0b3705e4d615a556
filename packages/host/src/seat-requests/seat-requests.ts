import type { Shell } from '../shell/shell.ts';
import type { Done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { answerSeatRequest, seatRequests, setStrangers } from './answer.ts';
import { askForSeat, seatAsking, withdrawSeatRequest } from './ask.ts';
import type { NewSeatRequest, SeatAnswer, SeatAsking, SeatRequest, Strangers } from './types.ts';

/** Requests for seats by users who have no part in a campaign. */
export interface SeatRequests {
  /** Asks for a free or open seat; not for somebody who has a seat, or knows more than everybody. */
  askForSeat(campaign: CampaignId, user: UserId, wanted: NewSeatRequest): Promise<Done>;
  withdrawSeatRequest(campaign: CampaignId, user: UserId): Promise<Done>;
  /** The user's own last request, and whether they may ask now. */
  seatAsking(campaign: CampaignId, user: UserId): Promise<SeatAsking>;
  /** The open requests, for users who may invite. */
  seatRequests(campaign: CampaignId): Promise<readonly SeatRequest[]>;
  /** Gives the seat to the user who asked, or declines; the owner and referees may. */
  answerSeatRequest(campaign: CampaignId, by: UserId, request: string, answer: SeatAnswer): Promise<Done>;
  /** Whether strangers take free seats, ask for them or need an invitation; the owner decides. */
  setStrangers(campaign: CampaignId, by: UserId, strangers: Strangers): Promise<Done>;
}

export const seatRequestsOf = (shell: Shell): SeatRequests => ({
  askForSeat: (campaign, user, wanted) => askForSeat(shell, campaign, user, wanted),
  withdrawSeatRequest: (campaign, user) => withdrawSeatRequest(shell, campaign, user),
  seatAsking: (campaign, user) => seatAsking(shell, campaign, user),
  seatRequests: (campaign) => seatRequests(shell, campaign),
  answerSeatRequest: (campaign, by, request, answer) => answerSeatRequest(shell, { campaign, by, request }, answer),
  setStrangers: (campaign, by, strangers) => setStrangers(shell, campaign, by, strangers),
});
