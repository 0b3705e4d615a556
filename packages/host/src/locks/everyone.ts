import { z } from 'zod';
import { CHANNEL } from '../changes/changes.ts';
import { IS_HELD } from '../clock/hold.ts';
import { ask, type Statement } from '../database/statement.ts';
import { isShown } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';

/**
 * When the phase of the campaign `c` ends once all have sealed: after the time that its pace leaves for second
 * thoughts, or at its deadline if it keeps its rhythm and is not held beyond it. Nobody is late any more, so it does
 * not wait for grace.
 */
const ENDS = `greatest($2::timestamptz, CASE
      WHEN c.next_due IS NULL OR ${IS_HELD} OR c.pace->>'early' IS NOT NULL
      THEN $2::timestamptz + coalesce((c.pace->>'early')::int, 0) * interval '1 second'
      ELSE coalesce((
        SELECT s.due + c.due_shift * interval '1 millisecond' - (c.pace->>'grace')::int * interval '1 second'
        FROM step s WHERE s.campaign_id = c.id AND s.n = c.seq
      ), c.next_due)
    END)`;

/**
 * Makes campaigns due whose awaited seats have all sealed: immediately, or after the time that their pace leaves for
 * second thoughts, or at their deadline. Sheets that standing orders sealed count from when others see them: a campaign
 * that runs on standing orders alone therefore rests in each phase, and its players can still take a sheet back. It
 * runs after a seal is committed: of two concurrent seals, the later one sees both. A phase that waits for no
 * seat (`seat_count` 0) is never complete. If a row is locked, its holder runs the same query when it releases the row.
 * The commit is asynchronous, because the sweep would find anything that is lost: so the last player to seal waits for
 * one disk write less.
 */
const completing = (name: string, which: string): Statement<{ campaign: string; n: number }> => ({
  name,
  text: `WITH hasty AS MATERIALIZED (
      SELECT set_config('synchronous_commit', 'off', true)
    ), complete AS (
      SELECT c.id, ${ENDS} AS ends FROM campaign c
      WHERE ${which} AND c.status = 'running' AND c.seat_count > 0
        AND (SELECT count(*) FROM sealed s WHERE s.campaign_id = c.id AND s.opening = c.opening
          AND ${isShown('s', '$2::timestamptz')}) >= c.seat_count
        AND (c.next_due IS NULL OR c.next_due > ${ENDS})
      FOR NO KEY UPDATE SKIP LOCKED
    ), due AS (
      UPDATE campaign c SET next_due = complete.ends, updated_at = $2 FROM complete WHERE c.id = complete.id
      RETURNING c.id, c.seq
    )
    SELECT id AS campaign, seq AS n, pg_notify('${CHANNEL}',
      json_build_object('from', $3::text, 'what', 'due', 'campaign', id, 'n', seq)::text)::text AS told
    FROM due, hasty`,
  row: z.object({ campaign: z.string(), n: z.number() }),
});

/** Two statements, so that the one after each seal is planned for a few campaigns and not for all. */
const COMPLETE = completing('complete', 'c.id = ANY ($1::uuid[])');
const ALL_COMPLETE = completing('all-complete', '$1::uuid[] IS NULL');

/**
 * Returns the ids of those campaigns that are complete now; the scheduler is woken for them. Null asks for all
 * campaigns: a process that died between a seal and this query may have left one behind.
 */
export async function nowComplete(shell: Shell, campaigns: readonly string[] | null): Promise<ReadonlySet<string>> {
  const rows = await ask(shell.db.pool, campaigns === null ? ALL_COMPLETE : COMPLETE, [
    campaigns,
    shell.now(),
    shell.changes.origin,
  ]);
  for (const { campaign, n } of rows) shell.changes.tell({ what: 'due', campaign, n });
  return new Set(rows.map(({ campaign }) => campaign));
}
