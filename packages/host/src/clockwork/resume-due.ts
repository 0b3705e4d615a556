import type pg from 'pg';
import { z } from 'zod';
import { tellClock } from '../clock-deeds/desk-hold.ts';
import { startClock } from '../clock-deeds/resume.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { isAbsent } from '../seats/on-holiday.ts';
import type { Shell } from '../shell/shell.ts';
import { type Made, settleIfMade } from '../step/made.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const MINUTE = 60_000;

/** A paused campaign that resumes automatically. */
interface Ready {
  readonly campaign: CampaignId;
  readonly n: number;
  readonly opening: number;
  /** Since when somebody who plays paused it; null: it rested until a player was back from holiday. */
  readonly pausedAt: Date | null;
}

/**
 * Campaigns whose pause by somebody who plays is over, and those that rest until a player is back, and one is. `$2`: only
 * this one; null: all.
 */
const READY: Statement<Ready> = {
  name: 'ready-to-resume',
  text: `SELECT c.id AS campaign, c.seq AS n, c.opening, c.paused_at AS "pausedAt" FROM campaign c
    WHERE c.pause_ends <= $1 AND ($2::uuid IS NULL OR c.id = $2)
    UNION ALL
    SELECT c.id, c.seq, c.opening, NULL FROM campaign c
    WHERE c.status = 'paused' AND c.pause_reason->>'code' = 'holiday' AND ($2::uuid IS NULL OR c.id = $2) AND EXISTS (
      SELECT FROM seat s WHERE s.campaign_id = c.id AND s.user_id IS NOT NULL AND NOT ${isAbsent('s', '$1::timestamptz')})`,
  row: z.object({ campaign: z.string(), n: z.number(), opening: z.number(), pausedAt: z.date().nullable() }),
};

/**
 * Resumes the campaigns whose pause is over. If several processes do this at the same time, each is resumed once; one
 * that cannot be resumed does not hold up the others.
 */
export async function resumeDue(shell: Shell, onError: (error: unknown) => void): Promise<void> {
  for (const { campaign } of await ask(shell.db.pool, READY, [shell.now(), null]))
    await resumed(shell, campaign).catch(onError);
}

async function resumed(shell: Shell, campaign: CampaignId): Promise<void> {
  let made: Made | null = null;
  const task = async (client: pg.PoolClient): Promise<number | null> => {
    const now = shell.now();
    const ready = await askOne(client, READY, [now, campaign]);
    if (ready === null) return null;
    const { facts, ...started } = await startClock(shell, client, { campaign, now, by: null });
    made = started.made;
    const { opening, pausedAt } = ready;
    const minutes = pausedAt === null ? null : Math.round((now.getTime() - pausedAt.getTime()) / MINUTE);
    await noteDeed(client, { campaign, by: null, deed: 'resume', minutes, reason: null, opening, now, facts });
    return ready.n;
  };
  const n = await withCampaignLock(shell, campaign, task, { settle: () => settleIfMade(shell, made) });
  if (n !== null) await tellClock(shell, campaign, n);
}
