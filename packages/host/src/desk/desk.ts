import type { Instant, Result, SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { branch } from '../branch/branch.ts';
import { changePace } from '../clock-deeds/change-pace.ts';
import { moveDeadline } from '../clock-deeds/move-deadline.ts';
import { pause } from '../clock-deeds/pause.ts';
import { deskLog, rulings } from '../deeds/log.ts';
import type {
  Branching,
  DeadlineMove,
  DeskLine,
  DeskReason,
  GivingFor,
  MeetingSet,
  PaceChange,
  Pinging,
  Rewinding,
  RewindLoss,
  RewindTarget,
  SealingFor,
} from '../deeds/types.ts';
import { rewindLoss } from '../rewind/loss.ts';
import { rewind } from '../rewind/rewind.ts';
import { rewindTargets } from '../rewind/targets.ts';
import { readSealed, type SealedReading } from '../seal/read-sealed.ts';
import { sealFor } from '../seal/seal-for.ts';
import type { Shell } from '../shell/shell.ts';
import { giveFor } from '../step/give-for.ts';
import { setMeeting } from '../topics/set-meeting.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, SealedSheet, UserId } from '../vocabulary/types.ts';
import { deskBoard, deskCount } from './board.ts';
import type { BoardCampaign } from './board-types.ts';
import { dryRun } from './dry-run.ts';
import type { DryRun } from './dry-run-types.ts';
import { ping } from './ping.ts';
import { createSeen } from './seen.ts';
import { tryRuling } from './try-ruling.ts';
import type { TriedRuling } from './try-ruling-types.ts';

/** What a referee does about a campaign, besides rulings. */
export interface Desk {
  /** Stops the clock of a running campaign; its owner and referees may. Drafts and sealed sheets stay as they are. */
  pause(campaign: CampaignId, by: UserId, reason: DeskReason): Promise<Done>;
  /** Extends the open phase or brings its end forward; a referee may. */
  moveDeadline(campaign: CampaignId, by: UserId, move: DeadlineMove): Promise<Done>;
  /** Changes the order clock and how strictly it is kept, from the next phase on; a referee may. */
  changePace(campaign: CampaignId, by: UserId, change: PaceChange): Promise<Done>;
  /** Deeds at the referee's desk, latest first. */
  deskLog(campaign: CampaignId, viewer: Viewer): Promise<readonly DeskLine[]>;
  /** When referees ruled on something that the viewer may know of, latest first. */
  rulings(campaign: CampaignId, viewer: Viewer): Promise<readonly Instant[]>;
  /** Pings players who still owe something; a referee may. Answers with the seats pinged: each at most once an hour. */
  ping(
    campaign: CampaignId,
    by: UserId,
    pinging: Pinging,
  ): Promise<Result<{ readonly seats: readonly SeatId[] }, Refusal>>;
  /** The phases that the war can be taken back to, latest first; for referees. */
  rewindTargets(campaign: CampaignId): Promise<readonly RewindTarget[]>;
  /** What would be undone with one of them; null: it was undone itself. For referees. */
  rewindLoss(campaign: CampaignId, opening: number): Promise<RewindLoss | null>;
  /** Takes the war back to the opening of a phase; a referee may. Answers with the number of the step. */
  rewind(campaign: CampaignId, by: UserId, wanted: Rewinding): Promise<Result<{ readonly n: number }, Refusal>>;
  /** Gives an order that counts on arrival for a seat; a referee may. Answers with the number of the step. */
  giveFor(campaign: CampaignId, by: UserId, wanted: GivingFor): Promise<Result<{ readonly n: number }, Refusal>>;
  /** Sets the time at which the seats of a topic meet; a referee may. */
  setMeeting(campaign: CampaignId, by: UserId, wanted: MeetingSet): Promise<Result<{ readonly n: number }, Refusal>>;
  /** Copies this war as it was when a phase opened, paused and without people; a referee may. */
  branch(
    campaign: CampaignId,
    by: UserId,
    wanted: Branching,
  ): Promise<Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>>;
  /** What the open phase would bring if it closed now, as a viewer would see it; a referee may. */
  dryRun(
    campaign: CampaignId,
    by: UserId,
    wanted: { readonly opening: number; readonly as: Viewer },
  ): Promise<Result<DryRun, Refusal>>;
  /** What a ruling would do; a referee may ask. Nothing is saved. */
  tryRuling(campaign: CampaignId, by: UserId, ruling: unknown): Promise<Result<TriedRuling, Refusal>>;
  /** Seals for a seat that has not sealed; a referee may. */
  sealFor(
    campaign: CampaignId,
    by: UserId,
    wanted: SealingFor,
  ): Promise<Result<{ readonly commitment: string }, Refusal>>;
  /**
   * What a seat has sealed for the open phase; a referee may read it where the terms allow it, and everybody learns of
   * it.
   */
  readSealed(campaign: CampaignId, by: UserId, wanted: SealedReading): Promise<Result<SealedSheet, Refusal>>;
  /** The unfinished campaigns that the user owns or is a referee of, as far as the user may know. */
  deskBoard(user: UserId): Promise<readonly BoardCampaign[]>;
  /** How many there are. */
  deskCount(user: UserId): Promise<number>;
  /** Notes that a user was here: to the minute, and at most once in five minutes. Never rejects. */
  noteSeen(user: UserId): Promise<void>;
}

export const deskOf = (shell: Shell, onError: (error: unknown) => void): Desk => ({
  pause: (campaign, by, reason) => pause(shell, campaign, by, reason),
  moveDeadline: (campaign, by, move) => moveDeadline(shell, campaign, by, move),
  changePace: (campaign, by, change) => changePace(shell, campaign, by, change),
  deskLog: (campaign, viewer) => deskLog(shell, campaign, viewer),
  rulings: (campaign, viewer) => rulings(shell, campaign, viewer),
  ping: (campaign, by, pinging) => ping(shell, campaign, by, pinging),
  rewindTargets: (campaign) => rewindTargets(shell, campaign),
  rewindLoss: (campaign, opening) => rewindLoss(shell, campaign, opening),
  rewind: (campaign, by, wanted) => rewind(shell, campaign, by, wanted),
  giveFor: (campaign, by, wanted) => giveFor(shell, campaign, by, wanted),
  setMeeting: (campaign, by, wanted) => setMeeting(shell, campaign, by, wanted),
  branch: (campaign, by, wanted) => branch(shell, campaign, by, wanted),
  dryRun: (campaign, by, wanted) => dryRun(shell, campaign, by, wanted),
  tryRuling: (campaign, by, ruling) => tryRuling(shell, campaign, by, ruling),
  readSealed: (campaign, by, wanted) => readSealed(shell, campaign, by, wanted),
  sealFor: (campaign, by, wanted) => sealFor(shell, campaign, by, wanted),
  deskBoard: (user) => deskBoard(shell, user),
  deskCount: (user) => deskCount(shell, user),
  noteSeen: createSeen(shell, onError),
});
