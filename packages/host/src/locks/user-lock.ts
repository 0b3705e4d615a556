import type pg from 'pg';
import { z } from 'zod';
import { askOne, inTransaction, type Statement } from '../database/statement.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { keepCampaign } from './campaign-lock.ts';

/** An advisory lock for each user; campaigns use another seed (campaign-lock.ts). */
const LOCK: Statement<{ locked: string }> = {
  name: 'lock-user',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 1))::text AS locked',
  row: z.object({ locked: z.string() }),
};

/**
 * Runs a task that is subject to a limit per user; tasks of the same user run one after the other. The lock is a
 * separate statement, because a statement that waits for it would count the rows from before the wait.
 * @param campaign whose rows the task writes
 */
export function withUserLock<Answer>(
  pool: pg.Pool,
  user: UserId,
  task: (client: pg.PoolClient) => Promise<Answer>,
  campaign: CampaignId | null = null,
): Promise<Answer> {
  return inTransaction(pool, async (client) => {
    if (campaign !== null) await keepCampaign(client, campaign);
    await lockUser(client, user);
    return task(client);
  });
}

/** Takes that lock in a transaction that has begun. Lock a campaign before, never after it. */
export async function lockUser(client: pg.PoolClient, user: UserId): Promise<void> {
  await askOne(client, LOCK, [user]);
}
