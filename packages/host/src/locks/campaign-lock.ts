import { SYSTEMS, type SystemId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { askOne, BEGIN_PLANNED, inTransaction, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { hasSheets } from '../vocabulary/rulesets.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { nowComplete } from './everyone.ts';

/**
 * SQL: the number of a campaign's gate, an advisory lock. Writers for the open phase take it shared; a step takes it
 * exclusively. The lock of the row is not enough for that: PostgreSQL may grant FOR KEY SHARE at the same moment at
 * which another transaction gets FOR UPDATE (docs/adr/0001-row-is-the-clock.md).
 */
const gate = (id: string): string => `hashtextextended(${id}::text, 0)`;

/**
 * SQL: `open` (id, opening), for statements that write for the open phase. It waits for a step that is being made, and
 * then finds another phase if the step closed that one. Gates are locked in the order of their numbers, so that two
 * such statements never wait for each other, and each gate before its row, so that the row is read as it is after the
 * wait.
 * @param ids parameter: the campaigns, as an array
 * @param now parameter: the current time; a phase whose deadline has passed is not open
 */
export const openPhases = (ids: string, now: string): string => `gate AS MATERIALIZED (
      SELECT id, pg_advisory_xact_lock_shared(number) FROM (
        SELECT id, ${gate('id')} AS number FROM unnest(${ids}::uuid[]) AS g (id) GROUP BY id ORDER BY number
      ) AS numbered
    ), open AS MATERIALIZED (
      SELECT c.id, c.opening FROM campaign c JOIN gate g ON g.id = c.id
      WHERE c.status = 'running' AND (c.next_due IS NULL OR c.next_due > ${now})
      ORDER BY c.id FOR KEY SHARE OF c
    )`;

/**
 * The row first, then the gate: a step that waits at the gate already holds the row, so that two steps never wait for
 * each other. Then the row in the strongest mode; otherwise a writer that waits at the gate would keep its old version.
 */
const LOCK: Statement<{ system: SystemId }> = {
  name: 'lock',
  text: `WITH held AS MATERIALIZED (
      SELECT id FROM campaign WHERE id = $1 FOR NO KEY UPDATE
    ), gate AS MATERIALIZED (
      SELECT id, pg_advisory_xact_lock(${gate('id')}) FROM held
    )
    SELECT c.system FROM campaign c JOIN gate g ON g.id = c.id FOR UPDATE OF c`,
  row: z.object({ system: z.enum(SYSTEMS) }),
};

/**
 * Locks the campaign's row until the end of the transaction, waiting for transactions that hold it or write for its
 * open phase; false when there is no such campaign. It is a separate statement, because a statement that waits sees
 * other tables as they were when it began.
 */
export async function lockCampaign(client: pg.PoolClient, campaign: string): Promise<boolean> {
  return (await locked(client, campaign)) !== null;
}

/** The system of the locked campaign; null: there is no such campaign. */
async function locked(client: pg.PoolClient, campaign: string): Promise<SystemId | null> {
  return (await askOne(client, LOCK, [campaign]))?.system ?? null;
}

const KEEP: Statement<{ id: string }> = {
  name: 'keep-campaign',
  text: 'SELECT id FROM campaign WHERE id = $1 FOR KEY SHARE',
  row: z.object({ id: z.string() }),
};

/**
 * Keeps the campaign from being deleted, and from being stepped, until the end of the transaction. A transaction that
 * writes rows of a campaign without its lock begins with this: foreign keys would lock the campaign last
 * (docs/adr/0013-one-order-of-locks.md).
 */
export async function keepCampaign(client: pg.PoolClient, campaign: string): Promise<void> {
  await askOne(client, KEEP, [campaign]);
}

interface LockOptions<Answer> {
  /** What is locked before the campaign. */
  readonly first?: (client: pg.PoolClient) => Promise<unknown>;
  /** Called after the commit, before anybody can continue from what was written. */
  readonly settle?: (answer: Answer) => void;
}

/**
 * Runs a task in one transaction that holds the campaign's row. If the last seat sealed meanwhile, it could not make
 * the campaign due, because the row was locked; this is done after the commit, in games in which seats seal.
 */
export async function withCampaignLock<Answer>(
  shell: Shell,
  campaign: CampaignId,
  task: (client: pg.PoolClient) => Promise<Answer>,
  { first, settle }: LockOptions<Answer> = {},
): Promise<Answer> {
  const held = async (client: pg.PoolClient) => {
    await first?.(client);
    const system = await locked(client, campaign);
    return { system, answer: await task(client) };
  };
  const { system, answer } = await inTransaction(shell.db.pool, held, BEGIN_PLANNED);
  settle?.(answer);
  if (system === null || hasSheets(shell.rulesets, system)) await nowComplete(shell, [campaign]);
  return answer;
}
