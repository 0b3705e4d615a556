import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { withCampaignLock } from '../campaign-lock.ts';
import type { Done } from '../lobby/seats.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';

const RESUMABLE: Statement<{ status: string; role: string | null }> = {
  name: 'resumable',
  text: `SELECT c.status::text AS status, m.role::text AS role FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2 WHERE c.id = $1`,
  row: z.object({ status: z.string(), role: z.string().nullable() }),
};

const RESUME: Statement<{ n: number }> = {
  name: 'resume',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'resumed', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    )
    UPDATE campaign SET status = 'running', pause_reason = NULL, next_due = $2, updated_at = $2
    WHERE id = $1 RETURNING seq AS n`,
  row: z.object({ n: z.number() }),
};

/**
 * Resumes a paused campaign: the failed step is due at once, with the sheets that were sealed for it. If something is
 * still wrong, the campaign is paused again.
 */
export async function resume(shell: Shell, campaign: CampaignId, by: UserId): Promise<Done> {
  const resumed = await withCampaignLock(shell, campaign, async (client): Promise<Result<{ n: number }, Refusal>> => {
    const found = await askOne(client, RESUMABLE, [campaign, by]);
    if (found === null) return failed({ code: 'no-such-campaign' });
    if (found.role !== 'owner' && found.role !== 'referee') return failed({ code: 'not-referee' });
    if (found.status !== 'paused') return failed({ code: 'not-paused' });
    const going = await askOne(client, RESUME, [campaign, shell.now()]);
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
