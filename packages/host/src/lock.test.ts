import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost } from './host.ts';
import { locked } from './lock.ts';
import { inTransaction } from './statement.ts';
import { BLUE, RED, runningTable, sealNumber, tally } from './testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 12 });
const [host, other] = [1, 2].map(() => createHost({ db, rulesets: () => tally }));
if (host === undefined || other === undefined) throw new Error('two hosts');

afterAll(async () => {
  await db.close();
  await database.drop();
});

const counted = z.tuple([z.object({ waiting: z.int() })]);

/** How many wait at the gates of campaigns: not at the row, whose locks PostgreSQL may give to both sides at once. */
async function waiting(): Promise<number> {
  const { rows } = await db.pool.query(`SELECT count(*)::int AS waiting FROM pg_locks
    WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return counted.parse(rows)[0].waiting;
}

test.each([
  { made: 'none was made', seq: 0, answer: { ok: true } },
  { made: 'one was made', seq: 1, answer: { ok: false, problem: { code: 'closed' } } },
])(
  'who seals, takes back or drafts while a step is being made waits at the gate; where $made: $answer',
  async ({ seq, answer }) => {
    const table = await runningTable(db, host);
    const { campaign } = table;
    await sealNumber(host, table, BLUE, 0, 1);
    const answers = await inTransaction(db.pool, async (client) => {
      expect(await locked(client, campaign)).toBe(true);
      const asked = [
        sealNumber(host, table, RED, 0, 3),
        host.unseal(campaign, BLUE, 0),
        host.saveDraft(campaign, RED, 0, { add: 3 }),
      ];
      await expect.poll(waiting).toBe(asked.length);
      await client.query('UPDATE campaign SET seq = $2 WHERE id = $1', [campaign, seq]);
      return asked;
    });
    expect(await Promise.all(answers)).toMatchObject([answer, answer, answer]);
  },
);

test('who makes a step waits at the gate until what is being written for the open step is there to be read', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  // The same sheet, on its way through another connection: the seal has passed the gate and waits for what comes of it.
  const rival = await db.pool.connect();
  await rival.query('BEGIN');
  await rival.query(
    `INSERT INTO sealed (campaign_id, seat, step, sheet, nonce, commitment) VALUES ($1, 'red', 0, '{}', 'n', 'c')`,
    [campaign],
  );
  const sealing = sealNumber(host, table, RED, 0, 3);
  await expect
    .poll(async () => {
      const { rows } = await db.pool.query(`SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
        WHERE l.locktype = 'transactionid' AND NOT l.granted AND a.datname = current_database()`);
      return rows.length;
    })
    .toBe(1);

  expect(await sealNumber(other, table, BLUE, 0, 1), 'others pass beside it').toMatchObject({ ok: true });

  const read = inTransaction(db.pool, async (client) => {
    await locked(client, campaign);
    return (await client.query('SELECT sheet FROM sealed WHERE campaign_id = $1 ORDER BY seat DESC', [campaign])).rows;
  });
  await expect.poll(waiting).toBe(1);
  await rival.query('ROLLBACK');
  rival.release();

  expect(await sealing).toMatchObject({ ok: true });
  expect(await read).toEqual([{ sheet: { add: 3 } }, { sheet: { add: 1 } }]);
});

test('there is nothing to take of a campaign that is not there', async () => {
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect(await inTransaction(db.pool, (client) => locked(client, nowhere))).toBe(false);
});
