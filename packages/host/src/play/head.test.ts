import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BLUE, RED, runningTable, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const host = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('that a seat is at its orders is known to itself and to the referee alone', async () => {
  const { campaign } = await runningTable(db, host);
  const drafting = async (viewer?: Viewer) =>
    (await host.head(campaign, viewer))?.seats.map(({ seat, hasDraft }) => [seat, hasDraft]);
  const nobody = [
    [RED, false],
    [BLUE, false],
  ];
  expect(await drafting({ kind: 'referee' })).toEqual(nobody);
  await host.saveDraft(campaign, RED, 0, { add: 1 });
  const red = [
    [RED, true],
    [BLUE, false],
  ];
  expect(await drafting({ kind: 'referee' })).toEqual(red);
  expect(await drafting({ kind: 'seat', seat: RED })).toEqual(red);
  expect(await drafting({ kind: 'seat', seat: BLUE })).toEqual(nobody);
  expect(await drafting({ kind: 'spectator' })).toEqual(nobody);
  expect(await drafting()).toEqual(nobody);
});
