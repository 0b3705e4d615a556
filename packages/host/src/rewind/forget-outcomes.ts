import type pg from 'pg';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const OUTCOMES: Statement<{ topic: string }> = {
  name: 'undo-outcomes',
  text: 'DELETE FROM topic_outcome WHERE campaign_id = $1 AND n > $2 RETURNING topic',
  row: z.object({ topic: z.string() }),
};

/** SQL: whether a topic came up only in undone steps. The next one of that name may be between others. */
const isGone = (topic: string): string => `(${topic} <> ALL ($2::text[]) AND NOT EXISTS (
    SELECT FROM topic_outcome o WHERE o.campaign_id = $1 AND o.topic = ${topic}))`;

const MEETINGS: Statement<{ topic: string }> = {
  name: 'undo-meetings',
  text: `DELETE FROM meeting m WHERE m.campaign_id = $1 AND ${isGone('m.topic')} RETURNING topic`,
  row: z.object({ topic: z.string() }),
};

/** Their pictures are deleted too. */
const WRITE_UPS: Statement<{ topic: string }> = {
  name: 'undo-write-ups',
  text: `UPDATE write_up w SET topic = w.topic || $3 WHERE w.campaign_id = $1 AND strpos(w.topic, '~') = 0
    AND ${isGone('w.topic')} RETURNING topic`,
  row: z.object({ topic: z.string() }),
};

/**
 * Makes the outcomes of undone steps no longer count. Topics that came up only in those steps are removed, with the
 * meetings proposed for them; their write-ups are left to the authors and the referees, under a name that no topic has.
 * @param target the step that the war goes back to
 * @param open the topics that are under way after it
 * @param n the step that goes back
 */
export async function forgetOutcomes(
  client: pg.PoolClient,
  campaign: CampaignId,
  { target, open, n }: { readonly target: number; readonly open: readonly string[]; readonly n: number },
): Promise<void> {
  await ask(client, OUTCOMES, [campaign, target]);
  await ask(client, MEETINGS, [campaign, open]);
  await ask(client, WRITE_UPS, [campaign, open, `~${n}`]);
}
