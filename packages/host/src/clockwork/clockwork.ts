import type { ChangeListener } from '../changes/changes.ts';
import { createTellNext, type TellNext } from '../changes/outbox.ts';
import type { Change } from '../changes/types.ts';
import { nowComplete } from '../locks/everyone.ts';
import { createPlaySeats } from '../practice/play-seats.ts';
import { type LastStep, lastStep, type NumberOf, numbersOf } from '../reading/look.ts';
import { createShownSeals } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import type { DueRun } from '../step/due-run.ts';
import { createRunDue } from '../step/run-due.ts';
import { createVerifications, type LogProblem, type Verified, verify } from '../verify/verify.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { createLookAfterSeats } from './away-seats.ts';
import { createFallAsleep } from './fall-asleep.ts';
import { heartbeat } from './heartbeat.ts';
import { resumeDue } from './resume-due.ts';

/** What keeps campaigns going automatically, and several processes in step. */
export interface Clockwork {
  /** The time that deadlines are compared with: the database's. */
  readonly now: () => Date;
  /**
   * Notes that this process serves pages: each does so every few seconds. The first time after the site was away for
   * more than a minute, open phases get at least as much time as it was away.
   */
  heartbeat(): Promise<void>;
  /** Makes every step that is due. While the site is away, no phase closes by its deadline. */
  runDue(now?: Date): Promise<DueRun>;
  /**
   * Resumes the campaigns whose pause is over, does what seats run by the computer owe in all campaigns, and seals
   * for players who are away. Returns how many sheets and orders it wrote.
   */
  playSeats(): Promise<number>;
  /**
   * Makes complete campaigns due that a process left behind when it died, and puts idle wars without a clock to sleep.
   * Returns how many are complete.
   */
  sweepComplete(): Promise<number>;
  /** Replays the campaign's log from its start; returns the differences. */
  verify(campaign: CampaignId): Promise<readonly LogProblem[]>;
  /** The same with the length of the log, cached until the log grows. */
  verified(campaign: CampaignId): Promise<Verified>;

  /** The last step of the log, for processes among themselves; null: the campaign has not begun. */
  lastStep(campaign: CampaignId): Promise<LastStep | null>;
  /** The numbers by which viewers know the last step after `since` up to n, both in the host's numbers. */
  numbers(campaign: CampaignId, since: number, n: number): Promise<NumberOf>;
  /** Calls the listener for changes made in this process, after their commit. Returns a function that unsubscribes. */
  subscribe(listener: ChangeListener): () => void;
  /** The id of this process in its messages to others. */
  readonly origin: string;
  /** Handles a change that another process announced: cached memberships are dropped. */
  heard(change: Change): void;
  /** Notifies other processes. */
  notify(changes: readonly Change[]): Promise<void>;
  /** Tells others of a campaign in the outbox. */
  readonly tellNext: TellNext;
}

export function clockworkOf(shell: Shell, onError: (error: unknown) => void): Clockwork {
  const runDue = createRunDue(shell, onError);
  const playSeats = createPlaySeats(shell, onError);
  const lookAfterSeats = createLookAfterSeats(shell, onError);
  const fallAsleep = createFallAsleep(shell, onError);
  const tellShown = createShownSeals(shell);
  const verifications = createVerifications(shell);
  return {
    now: shell.now,
    heartbeat: () => heartbeat(shell, onError),
    runDue,
    playSeats: async () => {
      await resumeDue(shell, onError);
      return (await lookAfterSeats()) + (await playSeats());
    },
    sweepComplete: async () => {
      await tellShown();
      await fallAsleep();
      return (await nowComplete(shell, null)).size;
    },
    verify: async (campaign) => (await verify(shell, campaign)).problems,
    verified: (campaign) => verifications.of(campaign),
    lastStep: (campaign) => lastStep(shell, campaign),
    numbers: (campaign, since, n) => numbersOf(shell, campaign, since, n),
    subscribe: shell.changes.subscribe,
    origin: shell.changes.origin,
    heard: ({ what, campaign }) => {
      if (what === 'lobby') shell.memberships.forget(campaign);
    },
    notify: shell.changes.notify,
    tellNext: createTellNext(shell, onError),
  };
}
