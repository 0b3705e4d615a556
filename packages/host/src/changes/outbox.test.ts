import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BLUE, RED, runningTable, sealNumber, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const host = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('every step leaves word for the relay, and word that was not handed over comes again', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 3);
  await sealNumber(host, table, BLUE, 0, 5);
  await host.runDue();
  const failing = host.drainOutbox(100, async () => {
    throw new Error('no hands free');
  });
  await expect(failing).rejects.toThrow('no hands free');
  const heard: [string, number][] = [];
  await host.drainOutbox(1000, async (_client, entries) => {
    for (const { campaign, kind, n } of entries) if (campaign === table.campaign) heard.push([kind, n]);
  });
  expect(heard).toEqual([
    ['step', 0],
    ['step', 1],
  ]);
  expect(await host.drainOutbox(1000, async () => undefined)).toBe(0);
});
