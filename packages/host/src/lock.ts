import type pg from 'pg';
import { z } from 'zod';
import { nowComplete } from './seal/everyone.ts';
import type { Shell } from './shell.ts';
import { askOne, inTransaction, type Statement } from './statement.ts';
import type { CampaignId } from './types.ts';

/**
 * SQL: the number of a campaign's gate, an advisory lock. Who writes for the open step passes it beside others; who
 * makes a step passes it alone. The lock of the row is not enough for that: PostgreSQL may grant FOR KEY SHARE in the
 * very moment in which another transaction gets FOR UPDATE (docs/adr/0001-row-is-the-clock.md).
 */
const gate = (id: string): string => `hashtextextended(${id}::text, 0)`;

/**
 * SQL: `open` (id, seq), for statements that write for the open step. It waits for a step that is being made, and then
 * finds another. Gates are passed in the order of their numbers, so that two such statements never wait for each
 * other; and each before its row is locked, which is what reads the row as it is by then.
 * @param ids parameter: the campaigns, as an array
 * @param now parameter: the moment; a step whose deadline has come is not open
 */
export const openSteps = (ids: string, now: string): string => `gate AS MATERIALIZED (
      SELECT id, pg_advisory_xact_lock_shared(number) FROM (
        SELECT id, ${gate('id')} AS number FROM unnest(${ids}::uuid[]) AS g (id) GROUP BY id ORDER BY number
      ) AS numbered
    ), open AS MATERIALIZED (
      SELECT c.id, c.seq FROM campaign c JOIN gate g ON g.id = c.id
      WHERE c.status = 'running' AND (c.next_due IS NULL OR c.next_due > ${now})
      ORDER BY c.id FOR KEY SHARE OF c
    )`;

/**
 * The row first, then the gate: whoever waits at the gate holds the row already, so that two never wait for each other.
 * The row in the strongest mode then, or who waits at the gate would take its old version for good.
 */
const LOCK: Statement<{ id: string }> = {
  name: 'lock',
  text: `WITH held AS MATERIALIZED (
      SELECT id FROM campaign WHERE id = $1 FOR NO KEY UPDATE
    ), gate AS MATERIALIZED (
      SELECT id, pg_advisory_xact_lock(${gate('id')}) FROM held
    )
    SELECT c.id FROM campaign c JOIN gate g ON g.id = c.id FOR UPDATE OF c`,
  row: z.object({ id: z.string() }),
};

/**
 * Takes the campaign's row until the end of the transaction, waiting for whoever has it or writes for its open step;
 * false when there is none. A statement of its own: what the one that waited reads of other tables is as old as its
 * beginning.
 */
export async function locked(client: pg.PoolClient, campaign: string): Promise<boolean> {
  return (await askOne(client, LOCK, [campaign])) !== null;
}

/**
 * Runs a task in one transaction that holds the campaign's row. Who sealed last meanwhile could not make the campaign
 * due, since its row was taken: that is made up for after the commit.
 * @param settle called after the commit, before anybody can go on from what was written because of this
 */
export async function holding<Answer>(
  shell: Shell,
  campaign: CampaignId,
  task: (client: pg.PoolClient) => Promise<Answer>,
  settle: (answer: Answer) => void = () => undefined,
): Promise<Answer> {
  const answer = await inTransaction(shell.db.pool, async (client) => {
    await locked(client, campaign);
    return task(client);
  });
  settle(answer);
  await nowComplete(shell, [campaign]);
  return answer;
}
