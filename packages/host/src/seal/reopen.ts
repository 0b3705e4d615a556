import { z } from 'zod';
import { shifted } from '../clock/shift.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { sheetSeats } from '../log/known-step.ts';
import { isShown } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import { writeNotDue } from '../step/write.ts';
import type { CampaignId } from '../vocabulary/types.ts';

interface Resting {
  readonly n: number;
  readonly shift: number;
  readonly due: Date | null;
  readonly sealed: number;
}

/** Only of a running campaign whose deadline has not passed. */
const RESTING: Statement<Resting> = {
  name: 'resting',
  text: `SELECT c.seq AS n, c.due_shift::float8 AS shift, c.next_due AS due,
      (SELECT count(*)::int FROM sealed s WHERE s.campaign_id = c.id AND s.opening = c.opening
        AND ${isShown('s', '$2::timestamptz')}) AS sealed
    FROM campaign c WHERE c.id = $1 AND c.status = 'running' AND c.next_due > $2`,
  row: z.object({ n: z.number(), shift: z.number(), due: z.date(), sealed: z.number() }),
};

/**
 * Gives the open phase its deadline back after a sheet was taken back: with all sheets in, it would have closed
 * earlier. If the process dies before this, the scheduler finds at the earlier time that nothing is due, and does the
 * same.
 */
export async function reopen(shell: Shell, campaign: CampaignId): Promise<void> {
  const n = await withCampaignLock(shell, campaign, async (client) => {
    const now = shell.now();
    const found = await askOne(client, RESTING, [campaign, now]);
    const step = found === null ? null : await shell.steps.step(client, campaign, found.n);
    if (found === null || step === null || found.sealed >= sheetSeats(step).length) return null;
    const due = shifted(step.deadline, found.shift, new Date(step.at), found.due);
    if (due?.getTime() === found.due?.getTime()) return null;
    await writeNotDue(client, { id: campaign, n: found.n }, due, now);
    return found.n;
  });
  if (n !== null) shell.changes.tell({ what: 'lobby', campaign, n });
}
