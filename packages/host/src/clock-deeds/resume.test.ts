import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BECAUSE, BLUE, mended, newUser, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const onError = (): void => undefined;
const broken = createHost({ db, rulesets: () => tally, onError });
const sound = createHost({ db, rulesets: () => mended, onError });
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** A campaign whose rules refuse the first phase, with both sheets sealed. */
async function stopped(): Promise<Table> {
  const table = await runningTable(db, broken, { settings: { refuseAt: 2 } });
  await sealNumber(broken, table, RED, 0, 4);
  await sealNumber(broken, table, BLUE, 0, 5);
  await broken.runDue();
  expect(await broken.head(table.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'rejected', n: 0 });
  return table;
}

test('a paused campaign that is resumed makes the step that could not be made, with the sheets sealed for it', async () => {
  const table = await stopped();
  const changes: Change[] = [];
  sound.subscribe((change) => changes.push(change));
  expect(await sound.resume(table.campaign, table.owner, BECAUSE)).toEqual({ ok: true, value: { done: true } });
  expect(changes).toMatchObject([
    { what: 'lobby', n: 0 },
    { what: 'due', n: 0 },
  ]);
  expect((await sound.runDue()).ran).toMatchObject([{ campaignId: table.campaign, n: 1 }]);
  expect(await sound.head(table.campaign)).toMatchObject({ status: 'running', pausedBecause: null, n: 1 });
  expect(await sound.verify(table.campaign)).toEqual([]);
});

test('if the fault remains, it pauses again', async () => {
  const table = await stopped();
  expect(await broken.resume(table.campaign, table.owner, BECAUSE)).toMatchObject({ ok: true });
  expect((await broken.runDue()).paused).toEqual([table.campaign]);
  expect(await broken.head(table.campaign)).toMatchObject({ status: 'paused', pausedBecause: 'rejected' });
});

test('only the owner and referees can resume, and only a paused campaign', async () => {
  const table = await stopped();
  const player = table.users.red ?? '';
  expect(await broken.resume(table.campaign, player, BECAUSE)).toEqual({ ok: false, problem: { code: 'not-referee' } });
  const stranger = await newUser(db);
  expect(await broken.resume(table.campaign, stranger, BECAUSE)).toEqual({
    ok: false,
    problem: { code: 'not-referee' },
  });
  await broken.resume(table.campaign, table.owner, BECAUSE);
  expect(await broken.resume(table.campaign, table.owner, BECAUSE)).toEqual({
    ok: false,
    problem: { code: 'not-paused' },
  });
  expect(await broken.resume('00000000-0000-4000-8000-000000000000', table.owner, BECAUSE)).toEqual({
    ok: false,
    problem: { code: 'no-such-campaign' },
  });
});
