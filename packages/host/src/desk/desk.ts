import type { Result, SeatId, Viewer } from '@sealed-orders/rules/kernel';
import type { Done } from '../lobby/seats.ts';
import type { Shell } from '../shell.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';
import { deskBoard, deskCount } from './board.ts';
import { changePace } from './change-pace.ts';
import { deskLog } from './log.ts';
import { moveDeadline } from './move-deadline.ts';
import { pause } from './pause.ts';
import { ping } from './ping.ts';
import { createSeen } from './seen.ts';
import type { BoardCampaign, DeadlineMove, DeskLine, DeskReason, PaceChange, Pinging } from './types.ts';

/** What a referee does about the clock of a campaign. */
export interface Desk {
  /** Stops the clock of a running campaign; its owner and referees may. Drafts and sealed sheets stay as they are. */
  pause(campaign: CampaignId, by: UserId, reason: DeskReason): Promise<Done>;
  /** Extends the open phase or brings its end forward; a referee may. */
  moveDeadline(campaign: CampaignId, by: UserId, move: DeadlineMove): Promise<Done>;
  /** Changes the order clock and how strictly it is kept, from the next phase on; a referee may. */
  changePace(campaign: CampaignId, by: UserId, change: PaceChange): Promise<Done>;
  /** What was done at the referee's desk, the latest first. */
  deskLog(campaign: CampaignId, viewer: Viewer): Promise<readonly DeskLine[]>;
  /** Pings players who still owe something; a referee may. Answers whom: each seat at most once an hour. */
  ping(
    campaign: CampaignId,
    by: UserId,
    pinging: Pinging,
  ): Promise<Result<{ readonly seats: readonly SeatId[] }, Refusal>>;
  /** The campaigns that the user owns or is a referee of and that are not over, as far as the user may know. */
  deskBoard(user: UserId): Promise<readonly BoardCampaign[]>;
  /** How many there are. */
  deskCount(user: UserId): Promise<number>;
  /** Notes that a user was here: to the minute, and at most once in five minutes. */
  noteSeen(user: UserId): Promise<void>;
}

export const deskOf = (shell: Shell): Desk => ({
  pause: (campaign, by, reason) => pause(shell, campaign, by, reason),
  moveDeadline: (campaign, by, move) => moveDeadline(shell, campaign, by, move),
  changePace: (campaign, by, change) => changePace(shell, campaign, by, change),
  deskLog: (campaign, viewer) => deskLog(shell, campaign, viewer),
  ping: (campaign, by, pinging) => ping(shell, campaign, by, pinging),
  deskBoard: (user) => deskBoard(shell, user),
  deskCount: (user) => deskCount(shell, user),
  noteSeen: createSeen(shell),
});
