import type { Instant } from '@sealed-orders/rules/kernel';
import type { CampaignId } from '../vocabulary/types.ts';

export interface Ran {
  readonly campaignId: CampaignId;
  readonly n: number;
  /** When the scheduler had claimed the campaign's row. */
  readonly startedAt: Instant;
}

export interface DueRun {
  readonly ran: readonly Ran[];
  /** Campaigns that were paused because a step could not be made. */
  readonly paused: readonly CampaignId[];
  /** Campaigns whose step could not be written; they are retried later. */
  readonly failed: readonly CampaignId[];
  /** The earliest deadline of all running campaigns, or the time of an earlier retry. */
  readonly nextDue: Date | null;
  /**
   * The time of the last look for due campaigns: if a campaign was due by then and still is, another process is at work
   * on it.
   */
  readonly lookedAt: Date;
  /** The time at the end of the run. */
  readonly now: Date;
}
