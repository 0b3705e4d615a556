import { z } from 'zod';
import { CHANNEL } from '../changes/changes.ts';
import type { Shell } from '../shell.ts';
import { ask, type Statement } from '../statement.ts';

/**
 * Makes campaigns due of which all awaited seats have sealed. It runs after the commit of a seal, so that of two that
 * come together the later sees both. A step that waits for no seat (`seat_count` 0) is never complete. Who has a row
 * that is locked asks the same when he lets it go. It does not wait for the disk, as everything that is decided here
 * would be found again by the sweep: the last to seal waits for one write less.
 */
const COMPLETE: Statement<{ campaign: string; n: number }> = {
  name: 'complete',
  text: `WITH hasty AS MATERIALIZED (
      SELECT set_config('synchronous_commit', 'off', true)
    ), complete AS (
      SELECT c.id FROM campaign c
      WHERE ($1::uuid[] IS NULL OR c.id = ANY ($1)) AND c.status = 'running' AND c.seat_count > 0
        AND (c.next_due IS NULL OR c.next_due > $2)
        AND (SELECT count(*) FROM sealed s WHERE s.campaign_id = c.id AND s.step = c.seq) >= c.seat_count
      FOR NO KEY UPDATE SKIP LOCKED
    ), due AS (
      UPDATE campaign c SET next_due = $2, updated_at = $2 FROM complete WHERE c.id = complete.id
      RETURNING c.id, c.seq
    )
    SELECT id AS campaign, seq AS n, pg_notify('${CHANNEL}',
      json_build_object('from', $3::text, 'what', 'due', 'campaign', id, 'n', seq)::text)::text AS told
    FROM due, hasty`,
  row: z.object({ campaign: z.string(), n: z.number() }),
};

/**
 * Which of the campaigns are complete now, as a set of ids; the scheduler is woken for them. Null asks for all
 * campaigns: a process that died between a seal and this question left one behind.
 */
export async function nowComplete(shell: Shell, campaigns: readonly string[] | null): Promise<ReadonlySet<string>> {
  const rows = await ask(shell.db.pool, COMPLETE, [campaigns, shell.now(), shell.changes.origin]);
  for (const { campaign, n } of rows) shell.changes.tell({ what: 'due', campaign, n });
  return new Set(rows.map(({ campaign }) => campaign));
}
