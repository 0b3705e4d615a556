import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { isTransient } from '../database/transient.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { DueRun } from './due-run.ts';
import { settle } from './made.ts';
import { type Done, runOne } from './run-one.ts';
import { inWorkerPool } from './worker-pool.ts';

/** How many campaigns are stepped concurrently: while one waits for the database, another computes. */
const WORKERS = 3;

/** How long a campaign whose step could not be written is left alone, ms. */
const LONG_BACKOFF = 30_000;
/** The same if the fault is transient, such as a broken connection: the least time, plus a random extra. */
const RETRY = 250;
const RETRY_SPREAD = 750;

/** How long a campaign is left alone that waits for the site to be back, ms. */
const WAIT = 1000;

const EARLIEST: Statement<{ due: Date | null }> = {
  name: 'earliest',
  text: `SELECT LEAST(
      (SELECT min(next_due) FROM campaign WHERE status = 'running' AND id <> ALL ($1::uuid[])),
      (SELECT min(firm_due) FROM campaign WHERE status = 'running' AND id <> ALL ($1::uuid[]))) AS due`,
  row: z.object({ due: z.date().nullable() }),
};

/** How long a run also makes steps that become due while it lasts, ms, so that it ends under any load. */
const OPEN = 500;

/**
 * Makes every due step of all campaigns, and says when the next one is due. Safe to call at any time, as often as
 * needed, from any number of processes. Without a given time it uses the clock, so that campaigns that become due
 * meanwhile need not wait for the next run.
 */
export type RunDue = (given?: Date) => Promise<DueRun>;

/** When a campaign whose step failed may be tried again, ms. */
interface Backoff {
  readonly until: number;
  /** The fault is transient, and players wait for the step. */
  readonly isSoon: boolean;
}

/** The delays differ, because many campaigns may fail for the same reason. */
function backoffAfter(failedAt: Date, error: unknown): Backoff {
  const isSoon = isTransient(error);
  const rest = isSoon ? RETRY + Math.round(Math.random() * RETRY_SPREAD) : LONG_BACKOFF;
  return { until: failedAt.getTime() + rest, isSoon };
}

/** The next deadline, or an earlier retry. */
function nextLook(deadline: Date | null, failed: Iterable<Backoff>): Date | null {
  const retries = [...failed].filter(({ isSoon }) => isSoon).map(({ until }) => until);
  const moments = [...(deadline === null ? [] : [deadline.getTime()]), ...retries];
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/**
 * A campaign whose step fails must not hold up the others, and must not be retried without a pause: it goes into
 * backoff.
 */
export function createRunDue(shell: Shell, onError: (error: unknown) => void): RunDue {
  const failed = new Map<CampaignId, Backoff>();
  const inBackoff = (now: Date): readonly CampaignId[] => {
    for (const [campaign, { until }] of failed) if (until <= now.getTime()) failed.delete(campaign);
    return [...failed.keys()];
  };

  return async (given) => {
    const end = shell.now().getTime() + OPEN;
    const clock = (): Date => given ?? new Date(Math.min(shell.now().getTime(), end));
    let lookedAt = clock();
    const done: Done[] = [];
    const workers = (): Promise<void> =>
      inWorkerPool(WORKERS, async (onClaimed) => {
        const now = clock();
        lookedAt = now;
        const one = await runOne(shell, now, () => inBackoff(now), onClaimed);
        if (one === null) return false;
        done.push(one);
        if (one.kind === 'ran') settle(shell, one.made);
        if (one.kind === 'paused' || one.kind === 'not-due')
          shell.changes.tell({ what: 'lobby', campaign: one.campaign, n: one.n });
        if (one.kind === 'waits') failed.set(one.campaign, { until: now.getTime() + WAIT, isSoon: true });
        if (one.kind === 'failed') {
          failed.set(one.campaign, backoffAfter(given ?? shell.now(), one.error));
          onError(one.error);
        }
        return true;
      });

    // A worker that found a campaign no longer due holds its row until it has said so, and the worker that made the
    // step passes the row over. What is due after all is left to another process only when no worker found anything.
    let earliest: Date | null;
    let doneBefore: number;
    do {
      doneBefore = done.length;
      await workers();
      earliest = (await askOne(shell.db.pool, EARLIEST, [inBackoff(clock())]))?.due ?? null;
    } while (earliest !== null && earliest <= clock() && done.length > doneBefore);
    return {
      ran: done.flatMap((one) => (one.kind === 'ran' ? [one.ran] : [])),
      paused: done.flatMap((one) => (one.kind === 'paused' ? [one.campaign] : [])),
      failed: [...new Set(done.flatMap((one) => (one.kind === 'failed' ? [one.campaign] : [])))],
      nextDue: nextLook(earliest, failed.values()),
      lookedAt,
      now: given ?? shell.now(),
    };
  };
}
