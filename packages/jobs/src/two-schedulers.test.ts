import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost } from '@sealed-orders/host';
import { BLUE, RED, runningTable, sealNumber, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Child, type Line, type Stops, schedulerChild } from './testing/child.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 12 });
/** Seals, and makes no steps: the children do that. */
const host = createHost({ db, rulesets: () => tally });

/** Several processes start one after the other, on a machine that may do other things too; ms. */
const PATIENCE = 120_000;

const children: Child[] = [];
function start(stops?: Stops): Child {
  const child = schedulerChild(database.connectionString, stops);
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
const looks = (lines: readonly Line[]): number => lines.filter(({ says }) => says === 'looks').length;
const beforeMade = (lines: readonly Line[]): readonly Line[] =>
  lines.slice(
    0,
    lines.findIndex(({ says }) => says === 'made'),
  );
const made = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => (line.says === 'made' ? [`${line.campaign} ${line.n}`] : []));

async function sealAll(table: Awaited<ReturnType<typeof runningTable>>, opening: number): Promise<void> {
  await Promise.all([sealNumber(host, table, RED, opening, 1), sealNumber(host, table, BLUE, opening, 2)]);
}

test('two schedulers on one database make every step exactly once', { timeout: PATIENCE }, async () => {
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
    expect((await host.steps(campaign, { kind: 'referee' })).steps.map(({ n }) => n)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(await host.verify(campaign)).toEqual([]);
  }
  expect(both().filter(({ says }) => says === 'error')).toEqual([]);
});

/** Resolves when nobody holds the campaign's row any more. */
async function freed(campaign: string): Promise<void> {
  const client = await db.pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT id FROM campaign WHERE id = $1 FOR NO KEY UPDATE', [campaign]);
  await client.query('ROLLBACK');
  client.release();
}

test('a scheduler killed in the middle of a step leaves nothing behind, and another makes it at its next look', {
  timeout: PATIENCE,
}, async () => {
  const victim = start('hold');
  await victim.until(isReady);
  const table = await runningTable(db, host);
  await sealAll(table, 0);
  await victim.until(isHolding);

  const heir = start();
  // It looks again and again, twenty times a second, and finds the row locked by the other.
  await heir.until((lines) => looks(lines) >= 3);
  expect(await host.head(table.campaign)).toMatchObject({ n: 0, status: 'running' });
  expect(made(heir.lines)).toEqual([]);

  // It stands still while the other dies, so that its looks from then on can be counted.
  heir.pause();
  await victim.kill();
  await freed(table.campaign);
  const before = looks(heir.lines);
  heir.goOn();
  await heir.until((lines) => made(lines).length > 0);

  // None, if it stood still in a look that had not reached the row yet.
  expect(looks(beforeMade(heir.lines)) - before).toBeLessThanOrEqual(1);
  expect(made(heir.lines)).toEqual([`${table.campaign} 1`]);
  expect((await host.steps(table.campaign, { kind: 'referee' })).steps.map(({ n }) => n)).toEqual([0, 1]);
  expect(await host.verify(table.campaign)).toEqual([]);
  expect(await host.head(table.campaign)).toMatchObject({ n: 1, status: 'running', nextDue: null });
});
