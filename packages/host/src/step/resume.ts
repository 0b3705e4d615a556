import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { withCampaignLock } from '../campaign-lock.ts';
import type { Done } from '../lobby/seats.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';

interface Resumable {
  readonly status: string;
  readonly role: string | null;
  readonly isAsleep: boolean;
  /** Number of the last step. */
  readonly n: number;
}

const RESUMABLE: Statement<Resumable> = {
  name: 'resumable',
  text: `SELECT c.status::text AS status, m.role::text AS role, c.seq AS n,
      coalesce(c.pause_reason->>'code' = 'asleep', false) AS "isAsleep"
    FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2 WHERE c.id = $1`,
  row: z.object({ status: z.string(), role: z.string().nullable(), n: z.number(), isAsleep: z.boolean() }),
};

const RESUME: Statement<{ n: number }> = {
  name: 'resume',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'resumed', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    )
    UPDATE campaign c SET status = 'running', pause_reason = NULL, quiet_round = NULL, updated_at = $2,
      next_due = $3
    WHERE c.id = $1 RETURNING c.seq AS n`,
  row: z.object({ n: z.number() }),
};

/**
 * Resumes a paused campaign: the failed step is due at once, with the sheets that were sealed for it. If something is
 * still wrong, the campaign is paused again. A war that had paused itself because nobody acted gives its players all the
 * time of the phase once more.
 */
export async function resume(shell: Shell, campaign: CampaignId, by: UserId): Promise<Done> {
  const resumed = await withCampaignLock(shell, campaign, async (client): Promise<Result<{ n: number }, Refusal>> => {
    const found = await askOne(client, RESUMABLE, [campaign, by]);
    if (found === null) return failed({ code: 'no-such-campaign' });
    if (found.role !== 'owner' && found.role !== 'referee') return failed({ code: 'not-referee' });
    if (found.status !== 'paused') return failed({ code: 'not-paused' });
    const now = shell.now();
    const going = await askOne(client, RESUME, [campaign, now, await dueAgain(shell, client, campaign, found, now)]);
    return going === null ? failed({ code: 'no-such-campaign' }) : ok(going);
  });
  if (!resumed.ok) return resumed;
  const { n } = resumed.value;
  shell.changes.tell({ what: 'lobby', campaign, n });
  shell.changes.tell({ what: 'due', campaign, n });
  await shell.changes.notify([
    { what: 'lobby', campaign, n },
    { what: 'due', campaign, n },
  ]);
  return ok({ done: true });
}

/** When the campaign is due: at once, unless nobody had acted; then after the whole time of the phase. */
async function dueAgain(
  shell: Shell,
  client: pg.PoolClient,
  campaign: CampaignId,
  { isAsleep, n }: Resumable,
  now: Date,
): Promise<Date | null> {
  const step = isAsleep ? await shell.steps.step(client, campaign, n) : null;
  if (step === null) return now;
  return step.deadline === null ? null : new Date(now.getTime() + step.deadline.getTime() - Date.parse(step.at));
}
