import { z } from 'zod';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, DueRun } from '../types.ts';
import { inLanes } from './lanes.ts';
import { type Done, runOne } from './run-one.ts';

/** Most campaigns stepped side by side: while one waits for the database, another computes. */
const LANES = 3;

/** How long a campaign whose step could not be written is left alone, ms. */
const ASIDE = 30_000;

const EARLIEST: Statement<{ due: Date | null }> = {
  name: 'earliest',
  text: `SELECT min(next_due) AS due FROM campaign WHERE status = 'running' AND id <> ALL ($1::uuid[])`,
  row: z.object({ due: z.date().nullable() }),
};

/** How long a run also makes steps that become due while it lasts, ms: under any load it comes to an end. */
const OPEN = 500;

/**
 * Makes every step that is due, of all campaigns, and says when the next one is. Safe to call at any time, as often as
 * one likes, from as many processes as one likes. Without a moment given it goes by the clock, and what becomes due
 * meanwhile need not wait until all that was due before is done.
 */
export type RunDue = (given?: Date) => Promise<DueRun>;

/** One campaign that cannot be stepped must not hold up the others, nor be tried without a rest: it is put aside. */
export function createRunDue(shell: Shell, onError: (error: unknown) => void): RunDue {
  const until = new Map<CampaignId, number>();
  const aside = (now: Date): readonly CampaignId[] => {
    for (const [campaign, end] of until) if (end <= now.getTime()) until.delete(campaign);
    return [...until.keys()];
  };

  return async (given) => {
    const end = shell.now().getTime() + OPEN;
    const clock = (): Date => given ?? new Date(Math.min(shell.now().getTime(), end));
    let lookedAt = clock();
    const done: Done[] = [];
    await inLanes(LANES, async (onClaimed) => {
      const now = clock();
      lookedAt = now;
      const one = await runOne(shell, now, aside(now), onClaimed);
      if (one === null) return false;
      done.push(one);
      settle(shell, one);
      if (one.kind === 'failed') {
        until.set(one.campaign, now.getTime() + ASIDE);
        onError(one.error);
      }
      return true;
    });

    const earliest = await askOne(shell.db.pool, EARLIEST, [aside(clock())]);
    return {
      ran: done.flatMap((one) => (one.kind === 'ran' ? [one.ran] : [])),
      paused: done.flatMap((one) => (one.kind === 'paused' ? [one.campaign] : [])),
      failed: [...new Set(done.flatMap((one) => (one.kind === 'failed' ? [one.campaign] : [])))],
      nextDue: earliest?.due ?? null,
      lookedAt,
    };
  };
}

/** After the commit: the new step is kept at hand, and who listens in this process hears of it. */
function settle(shell: Shell, done: Done): void {
  if (done.kind === 'ran') {
    shell.steps.keep(done.fresh);
    shell.sheets.forget(done.ran.campaignId);
    shell.changes.tell({ what: 'step', campaign: done.ran.campaignId, n: done.ran.n });
  }
  if (done.kind === 'paused') shell.changes.tell({ what: 'lobby', campaign: done.campaign, n: done.n });
}
