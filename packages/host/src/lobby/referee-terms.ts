import type pg from 'pg';
import { z } from 'zod';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { RefereeTerm } from './types.ts';

const BEGIN: Statement<{ name: string }> = {
  name: 'begin-referee-term',
  text: `INSERT INTO referee_term (campaign_id, user_id, name, began_at)
    SELECT $1, id, display_name, $3 FROM "user" WHERE id = $2
    ON CONFLICT (campaign_id, user_id) WHERE ended_at IS NULL DO NOTHING RETURNING name`,
  row: z.object({ name: z.string() }),
};

/** Records that a user sees everything from now on: the players can read it, and the record stays. */
export async function beginRefereeTerm(
  client: pg.PoolClient,
  campaign: CampaignId,
  user: UserId,
  now: Date,
): Promise<void> {
  await askOne(client, BEGIN, [campaign, user, now]);
}

const END: Statement<{ name: string }> = {
  name: 'end-referee-terms',
  text: `UPDATE referee_term SET ended_at = greatest(began_at, $3)
    WHERE campaign_id = $1 AND user_id = ANY ($2::uuid[]) AND ended_at IS NULL RETURNING name`,
  row: z.object({ name: z.string() }),
};

/** Records that these users, if they were referees, no longer see everything. */
export async function endRefereeTerms(
  client: pg.PoolClient,
  campaign: CampaignId,
  users: readonly UserId[],
  now: Date,
): Promise<void> {
  await ask(client, END, [campaign, users, now]);
}

const termRow = z.object({
  name: z.string(),
  beganAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  isOver: z.boolean(),
});
type TermRow = z.infer<typeof termRow>;

const TERMS: Statement<TermRow> = {
  name: 'referee-terms',
  text: `SELECT name, began_at AS "beganAt", ended_at AS "endedAt", ended_at IS NOT NULL OR user_id IS NULL AS "isOver"
    FROM referee_term WHERE campaign_id = $1 ORDER BY id`,
  row: termRow,
};

/** The referees by invitation, with the dates; earliest first. */
export async function refereeTerms(shell: Shell, campaign: CampaignId): Promise<readonly RefereeTerm[]> {
  const rows = await ask(shell.db.pool, TERMS, [campaign]);
  return rows.map((row) => ({
    ...row,
    beganAt: row.beganAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}
