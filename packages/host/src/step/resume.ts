import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { holding } from '../lock.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';

const STANDING: Statement<{ status: string; role: string | null }> = {
  name: 'standing-to-resume',
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
 * Sets a paused campaign going again: the step that could not be made is due at once, with the sheets that were sealed
 * for it. What is still wrong with it pauses the campaign again.
 */
export async function resume(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const resumed = await holding(shell, campaign, async (client): Promise<Result<{ n: number }, Refusal>> => {
    const standing = await askOne(client, STANDING, [campaign, by]);
    if (standing === null) return failed({ code: 'no-such-campaign' });
    if (standing.role !== 'owner' && standing.role !== 'referee') return failed({ code: 'not-referee' });
    if (standing.status !== 'paused') return failed({ code: 'not-paused' });
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
  return resumed;
}
