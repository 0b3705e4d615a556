import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type { Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BLUE, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const asked: string[] = [];
const watched: typeof tally = {
  ...tally,
  view: (state, viewer) => {
    asked.push(`${viewer.kind} ${state.turn}`);
    if (state.settings.retireAt === state.turn) throw new Error('a view that cannot be made');
    return tally.view(state, viewer);
  },
};
const host = createHost({ db, rulesets: () => watched });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const referee: Viewer = { kind: 'referee' };

async function stepped(table: Table) {
  await sealNumber(host, table, RED, 0, 1);
  await sealNumber(host, table, BLUE, 0, 1);
  asked.length = 0;
  return host.runDue();
}

test('viewers who looked at a step, or sealed for it, find the view of the next one ready', async () => {
  const table = await runningTable(db, host);
  await host.viewOf(table.campaign, referee, 0);
  expect((await stepped(table)).ran).toHaveLength(1);
  const ahead = ['referee 2', 'seat 2', 'seat 2'];
  expect(asked).toEqual(ahead);
  expect(await host.viewOf(table.campaign, referee, 1)).toMatchObject({ n: 1, view: { turn: 2 } });
  expect(await host.viewOf(table.campaign, { kind: 'seat', seat: RED }, 1)).toMatchObject({ n: 1 });
  expect(asked).toEqual(ahead);
});

test('a view that cannot be made delays no step, and fails for the viewer who asks for it', async () => {
  const table = await runningTable(db, host, { settings: { retireAt: 2 } });
  await host.viewOf(table.campaign, referee, 0);
  expect((await stepped(table)).ran).toHaveLength(1);
  expect(asked).toEqual(['referee 2']);
  await expect(host.viewOf(table.campaign, referee, 1)).rejects.toThrow('cannot be made');
});
