import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@sealed-orders/db';
import { ensureDatabase, startEmbedded } from '@sealed-orders/db/embedded';
import { migrate } from '@sealed-orders/db/migrate';
import { createHost } from '@sealed-orders/host';
import { runningTable, tally } from '@sealed-orders/host/testing';
import { afterAll, expect, test } from 'vitest';
import { type Line, schedulerChild } from './testing/child.ts';

const folder = await mkdtemp(join(tmpdir(), 'sealed-orders-killed-'));
const server = await startEmbedded({ folder, durable: false });
const connectionString = await ensureDatabase(server, 'war');
await migrate(connectionString);
const db = createDb({ connectionString, poolSize: 2 });
const host = createHost({ db, rulesets: () => tally, shortestClock: 1 });
afterAll(async () => {
  await db.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** How late the step may be after the outage, ms. */
const LATE = 5000;

const times = (what: Line['says'], n: number) => (lines: readonly Line[]) =>
  lines.filter(({ says }) => says === what).length >= n;

test('a scheduler whose database is killed in the middle of a step makes that step when the database runs again', {
  timeout: 120_000,
}, async () => {
  const scheduler = schedulerChild(connectionString, 'halt');
  await scheduler.until(times('ready', 1));
  const { campaign } = await runningTable(db, host, { seconds: 1 });
  await scheduler.until(times('holding', 1));
  const lock = await readFile(join(server.data, 'postmaster.pid'), 'utf8');
  process.kill(Number(lock.split('\n')[0]), 'SIGKILL');
  scheduler.letGo();
  await scheduler.until(times('error', 1));

  await server.revive();
  const backAt = Date.now();
  for (const step of [1, 2]) {
    await scheduler.until(times('holding', step + 1));
    scheduler.letGo();
    await scheduler.until(times('made', step));
  }
  await scheduler.kill();

  const [, first] = (await host.steps(campaign, { kind: 'referee' })).steps.map(({ at }) => Date.parse(at));
  expect((first ?? 0) - backAt).toBeLessThan(LATE);
  expect(await host.verify(campaign)).toEqual([]);
});
