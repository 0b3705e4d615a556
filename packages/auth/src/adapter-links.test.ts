import { createDb, type Db } from '@sealed-orders/db';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import type { Adapter } from 'next-auth/adapters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adapter } from './adapter.ts';
import { newSessionToken } from './session-token.ts';

let database: TestDatabase;
let db: Db;
let accounts: Adapter;

beforeAll(async () => {
  database = await testDatabase();
  db = createDb({ connectionString: database.connectionString, poolSize: 4 });
  accounts = adapter(db);
}, 60_000);

afterAll(async () => {
  await db.close();
  await database.drop();
});

test('an e-mail link works once: for its address, with its token', async () => {
  const link = { identifier: 'red@example.org', token: 'secret', expires: new Date('2030-01-01T00:00:00Z') };
  await accounts.createVerificationToken?.(link);
  expect(await accounts.useVerificationToken?.({ ...link, token: 'another' })).toBeNull();
  expect(await accounts.useVerificationToken?.({ ...link, identifier: 'blue@example.org' })).toBeNull();
  expect(await accounts.useVerificationToken?.(link)).toEqual(link);
  expect(await accounts.useVerificationToken?.(link)).toBeNull();
});

test('a user who comes by a link has its address, in lower case, and a name made from it', async () => {
  const made = await accounts.createUser?.({ email: 'Blue.Moon@Example.org', emailVerified: new Date() });
  expect(made).toMatchObject({ name: 'Blue.Moon', email: 'blue.moon@example.org' });
  expect(await accounts.getUser?.(made?.id ?? '')).toEqual(made);
  expect(await accounts.getUserByEmail?.('BLUE.MOON@example.org')).toEqual(made);
  const row = await db.prisma.user.findUniqueOrThrow({ where: { id: made?.id ?? '' } });
  expect(row).toMatchObject({ username: 'blue-moon', displayName: 'Blue.Moon', passwordHash: null });
});

test('two users cannot have the same confirmed address', async () => {
  const address = { email: 'green@example.org', emailVerified: new Date() };
  await accounts.createUser?.({ name: 'Green', ...address });
  await expect(accounts.createUser?.({ name: 'Somebody else', ...address })).rejects.toThrow();
  expect(await db.prisma.user.count({ where: { displayName: 'Somebody else' } })).toBe(0);
});

test.each([
  ['characters that hide or reverse text', ' \u202eGold\u0000en  ', 'Golden', 'golden'],
  ['all but forty letters', 'g'.repeat(60), 'g'.repeat(40), 'g'.repeat(20)],
])('a name of another site loses %s', async (_title, name, shown, username) => {
  const made = await accounts.createUser?.({ name, email: '', emailVerified: null });
  expect(made?.name).toBe(shown);
  expect(await db.prisma.user.count({ where: { username, displayName: shown, email: null } })).toBe(1);
});

test('an unknown id, address or account finds nobody', async () => {
  expect(await accounts.getUser?.('00000000-0000-4000-8000-000000000000')).toBeNull();
  expect(await accounts.getUserByEmail?.('nobody@example.org')).toBeNull();
  expect(await accounts.getUserByAccount?.({ provider: 'github', providerAccountId: '0' })).toBeNull();
});

test('users found by link, address or other site begin a session of their generation', async () => {
  const made = await accounts.createUser?.({ email: 'lime@example.org', emailVerified: new Date() });
  const id = made?.id ?? '';
  await accounts.linkAccount?.({ provider: 'github', providerAccountId: 'lime-18', userId: id, type: 'oauth' });
  expect(newSessionToken(made)).toMatchObject({ sub: id, gen: 0 });
  await db.prisma.user.update({ where: { id }, data: { sessionGeneration: 2 }, select: { id: true } });
  const found = [
    await accounts.getUser?.(id),
    await accounts.getUserByEmail?.('lime@example.org'),
    await accounts.getUserByAccount?.({ provider: 'github', providerAccountId: 'lime-18' }),
    await accounts.updateUser?.({ id, emailVerified: new Date() }),
  ];
  expect(found.map((user) => newSessionToken(user).gen)).toEqual([2, 2, 2, 2]);
});
