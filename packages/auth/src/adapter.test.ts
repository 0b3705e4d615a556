import { createDb, type Db } from '@sealed-orders/db';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import type { Adapter, AdapterUser } from 'next-auth/adapters';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adapter } from './adapter.ts';

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

beforeEach(async () => {
  await db.prisma.user.deleteMany();
});

async function made(user: Partial<AdapterUser>): Promise<AdapterUser> {
  const created = await accounts.createUser?.({ email: '', emailVerified: null, ...user });
  if (created === undefined) throw new Error('the adapter makes no users');
  return created;
}

const usernameOf = async (id: string): Promise<string> =>
  (await db.prisma.user.findUniqueOrThrow({ where: { id }, select: { username: true } })).username;

test('a user from another site gets a username like their name, and the next one of that name another', async () => {
  const first = await made({ name: 'Red  Baron!' });
  const second = await made({ name: 'Red Baron' });
  expect(await usernameOf(first.id)).toBe('red-baron');
  expect(await usernameOf(second.id)).toMatch(/^red-baron-[0-9a-f]{8}$/);
  expect(first.name).toBe('Red  Baron!');
});

test.each([
  ['a name without letters of usernames', '赤'],
  ['a name that the demo uses', 'azure'],
  ['a name that is empty', ''],
])('%s is not an obstacle', async (_title, name) => {
  const { id, name: shown } = await made({ name });
  expect(shown).toBe(name === '' ? await usernameOf(id) : name);
  expect(await usernameOf(id)).toMatch(/^(player|azure)-[0-9a-f]{8}$/);
});

test.each(['Referee', 'Аdmin', '\u3164', 'The Owner'])('a user called %j elsewhere can play here', async (name) => {
  const { id, name: shown } = await made({ name });
  expect(shown).toMatch(/^player-[0-9a-f]{8}$/);
  expect(await usernameOf(id)).toBe(shown);
});

test('an address that another site only claims is not stored; a confirmed one is, and finds its user', async () => {
  const claimed = await made({ name: 'Red', email: 'red@example.org' });
  expect(claimed.email).toBe('');
  expect(await accounts.getUserByEmail?.('red@example.org')).toBeNull();

  const confirmed = await made({ email: 'Blue@example.org', emailVerified: new Date() });
  expect(await accounts.getUserByEmail?.('blue@EXAMPLE.org')).toEqual(confirmed);
});

test('a linked account finds its user', async () => {
  const red = await made({ name: 'Red' });
  const link = { provider: 'github', providerAccountId: '17', userId: red.id, type: 'oauth' as const };
  await accounts.linkAccount?.(link);
  expect(await accounts.getUserByAccount?.({ provider: 'github', providerAccountId: '17' })).toEqual(red);
  expect(await accounts.getUserByAccount?.({ provider: 'google', providerAccountId: '17' })).toBeNull();
});

test('an e-mail link is used once, even by two requests at the same time', async () => {
  const link = { identifier: 'red@example.org', token: 'secret', expires: new Date('2030-01-01T00:00:00Z') };
  await accounts.createVerificationToken?.(link);
  const uses = await Promise.all([accounts.useVerificationToken?.(link), accounts.useVerificationToken?.(link)]);
  expect(uses.filter((use) => use !== null)).toEqual([link]);
});
