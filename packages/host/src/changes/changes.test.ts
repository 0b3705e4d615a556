import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { createChanges } from './changes.ts';

const database = await testDatabase();
afterEach(() => {
  vi.useRealTimers();
  return database.drop();
});

test('seals that nobody has been told of when a process closes its connections are no error', async () => {
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
