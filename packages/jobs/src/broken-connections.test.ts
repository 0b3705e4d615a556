import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type Change, createHost, listenForChanges } from '@sealed-orders/host';
import { BECAUSE, runningTable, type Table, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Child, type Line, type Stops, schedulerChild } from './testing/child.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
/** Sets up the games, and makes no steps: the scheduler does that. */
const host = createHost({ db, rulesets: () => tally, shortestClock: 1 });

/** A process starts and makes several steps, on a machine that may do other things too; ms. */
const PATIENCE = 120_000;
/** How late a step may be after its connection was cut, ms. A campaign in backoff is at least 30 s late. */
const LATE = 5000;

const children: Child[] = [];
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()));
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** A scheduler whose connections go by the name `scheduler`. */
function start(stops: Stops): Child {
  const url = new URL(database.connectionString);
  url.searchParams.set('application_name', 'scheduler');
  const child = schedulerChild(url.href, stops);
  children.push(child);
  return child;
}

/** Ends every connection of the scheduler, like a database that restarts. */
async function cutConnections(): Promise<void> {
  const { rowCount } = await db.pool.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'scheduler' AND datname = current_database()`,
  );
  expect(rowCount).toBeGreaterThan(0);
}

const isReady = (lines: readonly Line[]): boolean => lines.some(({ says }) => says === 'ready');
const times = (what: Line['says'], n: number) => (lines: readonly Line[]) =>
  lines.filter(({ says }) => says === what).length >= n;

/** When the campaign's steps were made, ms. */
async function moments({ campaign }: Table): Promise<number[]> {
  return (await host.steps(campaign, { kind: 'referee' })).steps.map(({ at }) => Date.parse(at));
}

test('a scheduler whose connections are cut in the middle of its steps goes on and makes each of them in time', {
  timeout: PATIENCE,
}, async () => {
  const scheduler = start('halt');
  await scheduler.until(isReady);
  const table = await runningTable(db, host, { seconds: 1 });
  const STEPS = 3;
  const cutAt: number[] = [];
  for (let step = 1; step <= STEPS; step++) {
    await scheduler.until(times('holding', 2 * step - 1));
    await cutConnections();
    cutAt.push(Date.now());
    scheduler.letGo();
    await scheduler.until(times('holding', 2 * step));
    scheduler.letGo();
    await scheduler.until(times('made', step));
  }
  await scheduler.kill();

  const [, ...made] = await moments(table);
  expect(made).toHaveLength(STEPS);
  made.forEach((at, i) => {
    expect(at - (cutAt[i] ?? 0)).toBeLessThan(LATE);
  });
  expect(await host.verify(table.campaign)).toEqual([]);
  // Its deadlines would make steps in the next test.
  await db.pool.query('UPDATE campaign SET next_due = NULL WHERE id = $1', [table.campaign]);
});

/** Collects the schedulers' notices of steps; `of` resolves when one has announced this step. */
async function ear() {
  const heard: Change[] = [];
  const listeners = new Set<() => void>();
  const onChange = (change: Change): void => {
    heard.push(change);
    for (const listener of listeners) listener();
  };
  const { connectionString } = database;
  const { stop } = await listenForChanges({ connectionString, except: host.origin, onChange, onGap: () => undefined });
  const hasHeard = (campaign: string, n: number): boolean =>
    heard.some((it) => it.what === 'step' && it.campaign === campaign && it.n === n);
  const of = (campaign: string, n: number): Promise<void> =>
    new Promise((resolve) => {
      const listener = (): void => {
        if (hasHeard(campaign, n)) resolve();
      };
      listeners.add(listener);
      listener();
    });
  return { of, hasHeard, stop };
}

test('a scheduler that cannot delete an announced entry goes on, announces other campaigns, and that one later', {
  timeout: PATIENCE,
}, async () => {
  const scheduler = start('nowhere');
  await scheduler.until(isReady);
  const told = await ear();
  const [refused, other] = [await runningTable(db, host), await runningTable(db, host)];
  await Promise.all([told.of(refused.campaign, 0), told.of(other.campaign, 0)]);
  // As if the server were shutting down: a transient fault.
  await db.pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'the entry stays' USING ERRCODE = '57P01'; END $$`);
  await db.pool.query(`CREATE TRIGGER refuse BEFORE DELETE ON outbox FOR EACH ROW
    WHEN (old.campaign_id = '${refused.campaign}') EXECUTE FUNCTION refuse()`);
  await host.closePhase(refused.campaign, refused.owner, 0, BECAUSE);
  await scheduler.until((lines) =>
    lines.some((line) => line.says === 'error' && line.error.includes('the entry stays')),
  );
  await host.closePhase(other.campaign, other.owner, 0, BECAUSE);
  await told.of(other.campaign, 1);
  expect(told.hasHeard(refused.campaign, 1)).toBe(false);

  await db.pool.query('DROP FUNCTION refuse() CASCADE');
  await told.of(refused.campaign, 1);
  await told.stop();
});

test('a campaign that a killed process was about to announce is announced by another', {
  timeout: PATIENCE,
}, async () => {
  const told = await ear();
  const killed = start('tell');
  await killed.until(isReady);
  const { campaign } = await runningTable(db, host);
  await killed.until(times('holding', 1));
  start('nowhere');
  await killed.kill();
  await told.of(campaign, 0);
  await told.stop();
});
