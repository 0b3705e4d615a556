import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost } from '@sealed-orders/host';
import { BLUE, RED, runningTable, sealNumber, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Child, type Line, schedulerChild } from './testing/child.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 12 });
/** Seals, and makes no steps: that is the children's work. */
const host = createHost({ db, rulesets: () => tally });

const children: Child[] = [];
function start(options?: { hold: boolean }): Child {
  const child = schedulerChild(database.connectionString, options);
  children.push(child);
  return child;
}
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()));
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const isReady = (lines: readonly Line[]): boolean => lines.some(({ says }) => says === 'ready');
const isHolding = (lines: readonly Line[]): boolean => lines.some(({ says }) => says === 'holding');
const made = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => (line.says === 'made' ? [`${line.campaign} ${line.n}`] : []));

async function sealAll(table: Awaited<ReturnType<typeof runningTable>>, step: number): Promise<void> {
  await Promise.all([sealNumber(host, table, RED, step, 1), sealNumber(host, table, BLUE, step, 2)]);
}

test('two schedulers on one database make every step, and none twice', { timeout: 60_000 }, async () => {
  const [one, two] = [start(), start()];
  await Promise.all([one.until(isReady), two.until(isReady)]);
  const tables = await Promise.all(Array.from({ length: 10 }, () => runningTable(db, host)));
  const both = (): readonly Line[] => [...one.lines, ...two.lines];
  const STEPS = 8;
  for (let step = 0; step < STEPS; step++) {
    await Promise.all(tables.map((table) => sealAll(table, step)));
    const isOver = (): boolean => made(both()).length >= tables.length * (step + 1);
    await Promise.race([one.until(isOver), two.until(isOver)]);
  }

  const expected = tables.flatMap(({ campaign }) => Array.from({ length: STEPS }, (_, i) => `${campaign} ${i + 1}`));
  expect(made(both()).sort()).toEqual(expected.sort());
  for (const { campaign } of tables) {
    expect((await host.steps(campaign)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await host.verify(campaign)).toEqual([]);
  }
  expect(both().filter(({ says }) => says === 'error')).toEqual([]);
});

test('one killed in the middle of a step leaves nothing behind, and another makes the step within half a second', {
  timeout: 60_000,
}, async () => {
  const victim = start({ hold: true });
  await victim.until(isReady);
  const table = await runningTable(db, host);
  await sealAll(table, 0);
  await victim.until(isHolding);

  const heir = start();
  await heir.until(isReady);
  expect(await host.head(table.campaign)).toMatchObject({ n: 0, status: 'running' });
  expect(made(heir.lines)).toEqual([]);

  const killedAt = performance.now();
  await victim.kill();
  await heir.until((lines) => made(lines).length > 0);
  const took = performance.now() - killedAt;

  expect(made(heir.lines)).toEqual([`${table.campaign} 1`]);
  expect((await host.steps(table.campaign)).map(({ n }) => n)).toEqual([0, 1]);
  expect(await host.verify(table.campaign)).toEqual([]);
  expect(await host.head(table.campaign)).toMatchObject({ n: 1, status: 'running', nextDue: null });
  expect(took).toBeLessThan(500);
});
