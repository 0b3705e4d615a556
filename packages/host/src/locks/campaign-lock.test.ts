import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../database/statement.ts';
import { createHost } from '../host.ts';
import { BLUE, newUser, nonce, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';
import { lockCampaign } from './campaign-lock.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 12 });
const [host, other] = [1, 2].map(() => createHost({ db, rulesets: () => tally }));
if (host === undefined || other === undefined) throw new Error('two hosts');

afterAll(async () => {
  await db.close();
  await database.drop();
});

const LATER = '2099-01-01T00:00:00.000Z';
const counted = z.tuple([z.object({ waiting: z.int() })]);

/**
 * How many wait at the gates of campaigns: not at the row, whose locks PostgreSQL may give to both sides at the same
 * time.
 */
async function waiting(): Promise<number> {
  const { rows } = await db.pool.query(`SELECT count(*)::int AS waiting FROM pg_locks
    WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return counted.parse(rows)[0].waiting;
}

test.each([
  { outcome: 'goes on where none was made', seq: 0, opening: 0, answer: { ok: true } },
  { outcome: 'goes on where one was that left the phase open', seq: 1, opening: 0, answer: { ok: true } },
  {
    outcome: 'is late where one closed the phase',
    seq: 1,
    opening: 1,
    answer: { ok: false, problem: { code: 'closed' } },
  },
])(
  'a writer that seals, takes back or drafts during a step waits at the gate, and $outcome',
  async ({ seq, opening, answer }) => {
    const table = await runningTable(db, host);
    const { campaign } = table;
    await sealNumber(host, table, BLUE, 0, 1);
    const answers = await inTransaction(db.pool, async (client) => {
      expect(await lockCampaign(client, campaign)).toBe(true);
      const asked = [
        sealNumber(host, table, RED, 0, 3),
        host.unseal(campaign, BLUE, 0),
        host.saveDraft(campaign, RED, 0, { add: 3 }),
      ];
      await expect.poll(waiting).toBe(asked.length);
      await client.query('UPDATE campaign SET seq = $2, opening = $3 WHERE id = $1', [campaign, seq, opening]);
      return asked;
    });
    expect(await Promise.all(answers)).toMatchObject([answer, answer, answer]);
  },
);

/** A statement on a connection of its own, undone by what it answers with. */
async function held(statement: string, values: unknown[] = []): Promise<() => Promise<void>> {
  const client = await db.pool.connect();
  await client.query('BEGIN');
  await client.query(statement, values);
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
}

/** The same sheet on its way through another connection: its writer passes the gate and waits for the result. */
const rivalSheet = ({ campaign }: Table): Promise<() => Promise<void>> =>
  held(
    `INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment) VALUES ($1, 'red', 0, '{}', 'n', 'c')`,
    [campaign],
  );

/** How many wait for something other than the gate: a row, or a table. */
async function waitingInside(): Promise<number> {
  const { rows } =
    await db.pool.query(`SELECT count(*)::int AS waiting FROM pg_locks l JOIN pg_stat_activity a USING (pid)
    WHERE l.locktype <> 'advisory' AND NOT l.granted AND a.datname = current_database()`);
  return counted.parse(rows)[0].waiting;
}

test('a step waits at the gate until the writes for the open phase are committed', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  const release = await rivalSheet(table);
  const sealing = sealNumber(host, table, RED, 0, 3);
  await expect.poll(waitingInside).toBe(1);
  expect(await sealNumber(other, table, BLUE, 0, 1), 'others pass beside it').toMatchObject({ ok: true });

  const read = inTransaction(db.pool, async (client) => {
    await lockCampaign(client, campaign);
    return (await client.query('SELECT sheet FROM sealed WHERE campaign_id = $1 ORDER BY seat DESC', [campaign])).rows;
  });
  await expect.poll(waiting).toBe(1);
  await release();

  expect(await sealing).toMatchObject({ ok: true });
  expect(await read).toEqual([{ sheet: { add: 3 } }, { sheet: { add: 1 } }]);
});

test.each([
  {
    holder: 'an order that is refused',
    hold: async ({ campaign, owner }: Table) => {
      const order = { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: owner };
      expect(await host.give(campaign, RED, order)).toEqual({ ok: false, problem: { code: 'not-yours' } });
    },
  },
  {
    holder: 'somebody who comes to watch',
    hold: async ({ campaign, owner }: Table) => {
      const invited = await host.invite(campaign, owner, { role: 'spectator', uses: 1, expiresAt: LATER });
      const code = invited.ok ? invited.value.code : '';
      expect(await host.join(code, await newUser(db))).toMatchObject({ ok: true });
    },
  },
])('a full set of seals is found immediately though $holder had the row during the last one', async ({ hold }) => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, BLUE, 0, 1);
  const releaseSheet = await rivalSheet(table);
  const sealing = sealNumber(other, table, RED, 0, 3);
  await expect.poll(waitingInside).toBe(1);
  const holding = hold(table);
  // It has the row, and waits at the gate for the seal.
  await expect.poll(waiting).toBe(1);
  const releaseMembers = await held('LOCK TABLE member IN ACCESS EXCLUSIVE MODE');
  await releaseSheet();
  expect(await sealing).toMatchObject({ ok: true, value: { everyone: false } });
  await releaseMembers();
  await holding;
  expect((await host.runDue()).ran.map(({ campaignId }) => campaignId)).toContain(table.campaign);
});

test('a campaign that does not exist cannot be locked', async () => {
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect(await inTransaction(db.pool, (client) => lockCampaign(client, nowhere))).toBe(false);
});
