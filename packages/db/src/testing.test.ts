import pg from 'pg';
import { expect, test } from 'vitest';
import { createDb } from './client.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

async function usernames(database: TestDatabase): Promise<string[]> {
  const db = createDb({ connectionString: database.connectionString, poolSize: 1 });
  const users = await db.prisma.user.findMany({ select: { username: true } });
  await db.close();
  return users.map((user) => user.username);
}

test('each test file has a database of its own, migrated and empty', async () => {
  const [red, blue] = await Promise.all([testDatabase(), testDatabase()]);
  const db = createDb({ connectionString: red.connectionString, poolSize: 1 });
  await db.prisma.user.create({ data: { username: 'red', displayName: 'Red' } });

  expect(await usernames(red)).toEqual(['red']);
  expect(await usernames(blue)).toEqual([]);

  await db.close();
  await Promise.all([red.drop(), blue.drop()]);
});

test('a connection that is about to leave a dropped database is not cut off', async () => {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  const cut: unknown[] = [];
  client.on('error', (error) => cut.push(error));
  await client.connect();
  const leaving = client.query('SELECT pg_sleep(0.5)').then(() => client.end());
  await database.drop();
  await leaving;
  expect(cut).toEqual([]);
});
