import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { runningTable, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
let time = Date.parse('2026-11-20T12:00:00.000Z');
const errors: unknown[] = [];
const host = createHost({
  db,
  rulesets: () => tally,
  clock: () => new Date(time),
  onError: (error) => void errors.push(error),
});
afterEach(async () => {
  errors.splice(0);
  await recovered();
  await db.pool.query(`UPDATE campaign SET status = 'finished'`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Makes the database refuse to write steps, with this SQLSTATE. */
async function refusing(state: string): Promise<void> {
  await db.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '${state}'; END $$`);
  await db.pool.query('CREATE TRIGGER refuse BEFORE INSERT ON step FOR EACH ROW EXECUTE FUNCTION refuse()');
}

/** Makes it write them again. */
async function recovered(): Promise<void> {
  await db.pool.query('DROP FUNCTION IF EXISTS refuse() CASCADE');
}

/** A campaign whose step is due. */
async function due(): Promise<string> {
  const { campaign } = await runningTable(db, host, { seconds: 60 });
  time += 60_000;
  return campaign;
}

test.each([
  ['is out of connections', '53300'],
  ['loses the connection', '08006'],
  ['is shut down', '57P01'],
  ['is starting', '57P03'],
  ['breaks a deadlock', '40P01'],
])('a step that fails because the database %s is tried again within a second', async (_title, state) => {
  const campaign = await due();
  await refusing(state);
  const run = await host.runDue();
  expect(run.failed).toEqual([campaign]);
  expect(errors[0]).toMatchObject({ code: state });
  const wait = (run.nextDue?.getTime() ?? 0) - time;
  expect(wait).toBeGreaterThanOrEqual(250);
  expect(wait).toBeLessThanOrEqual(1000);
  expect((await host.runDue()).failed).toEqual([]);

  time += wait;
  expect((await host.runDue()).failed).toEqual([campaign]);
  await recovered();
  time += 1000;
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: campaign, n: 1 }]);
});

test('a step that fails for another reason is left alone for longer, so that it holds nobody up', async () => {
  const campaign = await due();
  await refusing('23514');
  expect(await host.runDue()).toMatchObject({ failed: [campaign], nextDue: null });
  await recovered();
  time += 29_999;
  expect((await host.runDue()).ran).toEqual([]);
  time += 1;
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: campaign, n: 1 }]);
});
