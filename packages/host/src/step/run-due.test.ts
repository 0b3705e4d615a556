import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BLUE, RED, runningTable, sealNumber, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
let time = Date.parse('2026-11-20T12:00:00.000Z');
/** Rules that take a while: what each step takes on the clock, ms. */
let duration = 0;
const slow: typeof tally = {
  ...tally,
  apply: (state, input, table) => {
    time += duration;
    return tally.apply(state, input, table);
  },
};
const host = createHost({ db, rulesets: () => slow, clock: () => new Date(time), shortestClock: 1 });
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('a campaign that becomes due while another is stepped is stepped in the same run, and not too early', async () => {
  const first = await runningTable(db, host, { seconds: 60 });
  time += 20;
  const second = await runningTable(db, host, { seconds: 60 });
  time += 59_980;
  duration = 25;
  const { ran } = await host.runDue();
  expect(ran.map(({ campaignId }) => campaignId)).toEqual([first.campaign, second.campaign]);
  const [, step] = (await host.steps(second.campaign, { kind: 'referee' })).steps;
  expect(step?.at).toBe('2026-11-20T12:01:00.025Z');
  duration = 0;
});

test('a run ends even if something is due all the time', async () => {
  const table = await runningTable(db, host, { seconds: 1 });
  time += 1000;
  duration = 1000;
  const { ran, nextDue } = await host.runDue();
  expect(ran.map(({ campaignId }) => campaignId)).toEqual([table.campaign]);
  expect(nextDue?.getTime()).toBeLessThanOrEqual(time);
  duration = 0;
});

test('making a campaign due need not wait for the disk; a seal does', async () => {
  const only = createDb({ connectionString: database.connectionString, poolSize: 1 });
  const single = createHost({ db: only, rulesets: () => tally, clock: () => new Date(time) });
  const table = await runningTable(only, single);
  await only.pool.query(`SET synchronous_commit = 'on'`);
  await sealNumber(single, table, RED, 0, 1);
  await sealNumber(single, table, BLUE, 0, 1);
  const { rows } = await only.pool.query('SHOW synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  const { ran } = await single.runDue();
  expect(ran).toContainEqual(expect.objectContaining({ campaignId: table.campaign, n: 1 }));
  await only.close();
});

test('the statements of a due step are planned once for each connection, not for each step', async () => {
  const only = createDb({ connectionString: database.connectionString, poolSize: 1 });
  const single = createHost({ db: only, rulesets: () => tally, clock: () => new Date(time) });
  const table = await runningTable(only, single);
  const plans = async () => {
    const { rows } = await only.pool.query(
      `SELECT sum(custom_plans)::int AS planned, sum(generic_plans) > 0 AS "isKept" FROM pg_prepared_statements
       WHERE name IN ('claim', 'lock', 'seals', 'standing-seals', 'write-closing-step', 'tell-news')`,
    );
    return rows;
  };
  // The start of a war is another transaction.
  const [{ planned }] = await plans();
  for (const opening of [0, 1]) {
    for (const seat of [RED, BLUE]) await sealNumber(single, table, seat, opening, 1);
    expect((await single.runDue()).ran).toContainEqual(expect.objectContaining({ campaignId: table.campaign }));
  }
  expect(await plans()).toEqual([{ planned, isKept: true }]);
  await only.close();
});

test('the row of a seat that sealed as usual is not written again', async () => {
  const table = await runningTable(db, host);
  const versions = async () => {
    const { rows } = await db.pool.query('SELECT seat, xmin, misses FROM seat WHERE campaign_id = $1 ORDER BY seat', [
      table.campaign,
    ]);
    return rows;
  };
  const before = await versions();
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  expect((await host.runDue()).ran).toContainEqual(expect.objectContaining({ campaignId: table.campaign }));
  expect(await versions()).toEqual(before);
});
