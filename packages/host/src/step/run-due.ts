import { z } from 'zod';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, DueRun, Ran } from '../types.ts';
import { type Done, runOne } from './run-one.ts';

/** Campaigns stepped side by side: while one waits for the database, another computes. */
const LANES = 3;

const EARLIEST: Statement<{ due: Date | null }> = {
  name: 'earliest',
  text: `SELECT min(next_due) AS due FROM campaign WHERE status = 'running'`,
  row: z.object({ due: z.date().nullable() }),
};

/**
 * Makes every step that is due, of all campaigns, and says when the next one is. Safe to call at any time, as often as
 * one likes, from as many processes as one likes.
 */
export async function runDue(shell: Shell, now: Date): Promise<DueRun> {
  const ran: Ran[] = [];
  const paused: CampaignId[] = [];

  const lane = async (): Promise<void> => {
    for (;;) {
      const done = await runOne(shell, now);
      if (done === null) return;
      settle(shell, done);
      if (done.kind === 'ran') ran.push(done.ran);
      if (done.kind === 'paused') paused.push(done.campaign);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;

  const earliest = await askOne(shell.db.pool, EARLIEST, []);
  return { ran, paused, nextDue: earliest?.due ?? null };
}

/** After the commit: the new step is kept at hand, and who listens in this process hears of it. */
function settle(shell: Shell, done: Done): void {
  if (done.kind === 'ran') {
    shell.steps.keep(done.fresh);
    shell.changes.tell({ what: 'step', campaign: done.ran.campaignId, n: done.ran.n });
  }
  if (done.kind === 'paused') shell.changes.tell({ what: 'lobby', campaign: done.campaign, n: done.n });
}
