import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { isAnswering } from './health.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 1 });
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('a database that answers is healthy', async () => {
  expect(await isAnswering(db)).toBe(true);
});

test('a database that hangs is unhealthy, and the check says so in time', async () => {
  const taken = await db.pool.connect();
  expect(await isAnswering(db, 20)).toBe(false);
  // The statement keeps waiting until the pool gives up on it.
  expect(db.pool.waitingCount).toBe(1);
  taken.release();
  expect(await isAnswering(db)).toBe(true);
});

test('an unreachable database is unhealthy', async () => {
  const nowhere = createDb({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing', poolSize: 1 });
  expect(await isAnswering(nowhere)).toBe(false);
  await nowhere.close();
});
