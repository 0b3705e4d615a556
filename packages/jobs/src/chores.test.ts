import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { startChores } from './chores.ts';

const { connectionString, drop } = await testDatabase();
const db = createDb({ connectionString, poolSize: 2 });
afterAll(async () => {
  await db.close();
  await drop();
});

test('expired tries are cleared although nobody tries again; those that count stay', async () => {
  const HOUR = 60 * 60_000;
  const at = (ms: number): Date => new Date(Date.now() + ms);
  await db.prisma.rateLimit.createMany({
    data: [
      ...Array.from({ length: 25 }, (_, i) => ({ key: `over ${i}`, tries: [at(-2 * HOUR)], expiresAt: at(-HOUR) })),
      { key: 'counts', tries: [at(0)], expiresAt: at(HOUR) },
    ],
  });
  const errors: unknown[] = [];
  const chores = startChores(db, (error) => void errors.push(error));
  await chores.stop();
  expect(errors).toEqual([]);
  expect(await db.prisma.rateLimit.findMany({ select: { key: true } })).toEqual([{ key: 'counts' }]);
});
