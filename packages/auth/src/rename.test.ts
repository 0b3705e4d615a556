import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { renameProblem } from './rename.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 2 });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const account = async (username: string): Promise<string> => {
  const data = { username, displayName: username };
  return (await db.prisma.user.create({ data, select: { id: true } })).id;
};

test('a new name has to follow the rules of the site, and the demo accounts keep theirs', async () => {
  const ann = await account('ann');
  expect(await renameProblem(db, ann, 'Anna')).toBeNull();
  expect(await renameProblem(db, ann, 'The Rеferee')).toBe('display-name-reserved');
  expect(await renameProblem(db, ann, '\u3164')).toBe('display-name-empty');
  expect(await renameProblem(db, await account('madder'), 'Anna')).toBe('demo-account');
});
