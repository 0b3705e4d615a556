import type { Viewer } from '@sealed-orders/rules/kernel';
import type { Done } from '../lobby/seats.ts';
import type { Shell } from '../shell.ts';
import type { CampaignId, UserId } from '../types.ts';
import { deskLog } from './log.ts';
import { moveDeadline } from './move-deadline.ts';
import { pause } from './pause.ts';
import type { DeadlineMove, DeskLine, DeskReason } from './types.ts';

/** What a referee does about the clock of a campaign. */
export interface Desk {
  /** Stops the clock of a running campaign; its owner and referees may. Drafts and sealed sheets stay as they are. */
  pause(campaign: CampaignId, by: UserId, reason: DeskReason): Promise<Done>;
  /** Extends the open phase or brings its end forward; a referee may. */
  moveDeadline(campaign: CampaignId, by: UserId, move: DeadlineMove): Promise<Done>;
  /** What was done at the referee's desk, the latest first. */
  deskLog(campaign: CampaignId, viewer: Viewer): Promise<readonly DeskLine[]>;
}

export const deskOf = (shell: Shell): Desk => ({
  pause: (campaign, by, reason) => pause(shell, campaign, by, reason),
  moveDeadline: (campaign, by, move) => moveDeadline(shell, campaign, by, move),
  deskLog: (campaign, viewer) => deskLog(shell, campaign, viewer),
});
