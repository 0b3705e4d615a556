import { createDb, type Db } from '@sealed-orders/db';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_USERNAMES, isDemoAccount } from './demo.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await testDatabase();
  db = createDb({ connectionString: database.connectionString, poolSize: 4 });
}, 60_000);

afterAll(async () => {
  await db.close();
  await database.drop();
});

async function account(username: string, displayName: string): Promise<string> {
  const { id } = await db.prisma.user.create({ data: { username, displayName }, select: { id: true } });
  return id;
}

test.each(DEMO_USERNAMES)('%s is an account of the demo', async (username) => {
  expect(await isDemoAccount(db, await account(username, 'Somebody'))).toBe(true);
});

test('somebody who only shows such a name is not, and nobody is not', async () => {
  expect(await isDemoAccount(db, await account('azure-1', 'azure'))).toBe(false);
  expect(await isDemoAccount(db, '00000000-0000-4000-8000-000000000000')).toBe(false);
});
