import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createChanges } from './changes.ts';

const database = await testDatabase();
afterEach(() => {
  vi.useRealTimers();
  return database.drop();
});

test('a process that closes its connections before it has told others of a seal reports no error', async () => {
  const { pool } = createDb({ connectionString: database.connectionString, poolSize: 1 });
  const errors: unknown[] = [];
  const changes = createChanges(pool, (error) => void errors.push(error));
  const inUse = await pool.connect();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  changes.tellSeals('00000000-0000-4000-8000-000000000001', 0);
  // It waits for the connection that is in use.
  const ended = pool.end();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  inUse.release();
  await ended;
  expect(errors).toEqual([]);
});
