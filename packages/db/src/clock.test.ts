import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createDb } from './client.ts';
import { createDatabaseClock } from './clock.ts';
import { testDatabase } from './testing.ts';

const database = await testDatabase();
const { connectionString } = database;
afterEach(() => void vi.useRealTimers());
afterAll(database.drop);

const MINUTE = 60_000;

test.each([-MINUTE, MINUTE])('a process whose clock is off by %i ms knows the time of the database', async (off) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
  const db = createDb({ connectionString, poolSize: 1 });
  const before = await db.pool.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  const known = db.now().getTime();
  const after = await db.pool.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  await db.close();
  // Half a round trip at most; on a busy machine that may be long.
  const slack = (after.rows[0]?.at.getTime() ?? 0) - (before.rows[0]?.at.getTime() ?? 0) + 500;
  expect(known).toBeGreaterThan((before.rows[0]?.at.getTime() ?? 0) - slack);
  expect(known).toBeLessThan((after.rows[0]?.at.getTime() ?? 0) + slack);
});

test('a slow answer does not spoil what is known, unless it contradicts it', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: 0 });
  const clock = createDatabaseClock();
  const takes = (at: number, ms: number) => ({
    query: async () => {
      vi.advanceTimersByTime(ms);
      return { rows: [{ at }] };
    },
  });
  await clock.measure(takes(1_000_005, 10));
  expect(clock.now().getTime()).toBe(1_000_010);
  // The database read its clock just after it was asked, and the answer took a second.
  await clock.measure(takes(1_000_011, 1000));
  expect(clock.now().getTime()).toBe(1_001_010);
  // Another server, whose clock is five seconds behind.
  await clock.measure(takes(996_010, 20));
  expect(clock.now().getTime()).toBe(996_020);
});

test('each new connection asks for the time again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const db = createDb({ connectionString, poolSize: 1 });
  await db.pool.query('SELECT 1');
  vi.advanceTimersByTime(10 * MINUTE);
  const off = db.now().getTime() - Date.now();
  expect(Math.abs(off)).toBeGreaterThan(MINUTE);
  const client = await db.pool.connect();
  client.release(true);
  await db.pool.query('SELECT 1');
  expect(Math.abs(db.now().getTime() - Date.now())).toBeLessThan(MINUTE);
  await db.close();
});
