import { createDb, type Db } from '@sealed-orders/db';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authOptions } from './options.ts';
import { createSessions } from './sessions.ts';
import { createUser } from './sign-up.ts';

let database: TestDatabase;
let db: Db;
let userId: string;

beforeAll(async () => {
  database = await testDatabase();
  db = createDb({ connectionString: database.connectionString, poolSize: 4 });
  const made = await createUser(db, { ...right, displayName: 'Red' });
  userId = made.ok ? made.value.userId : '';
}, 60_000);

afterAll(async () => {
  await db.close();
  await database.drop();
});

beforeEach(async () => {
  await db.prisma.rateLimit.deleteMany();
});

const right = { username: 'red', password: 'a long password' };
const wrong = { username: 'red', password: 'another password' };

/** The username and password form, filled in at an address. */
function form(): (typed: Record<string, string>, address: string) => Promise<unknown> {
  const sessions = createSessions({ db, demo: false });
  const settings = { db, sessions, secret: 'the secret', secure: false, demo: false, providers: {} };
  const { providers } = authOptions(settings);
  const [provider] = providers;
  if (provider?.type !== 'credentials') throw new Error('the first is the form');
  return async (typed, address) => provider.authorize(typed, { headers: { 'x-forwarded-for': address } });
}

test('valid credentials give a user, and others nobody', async () => {
  const signIn = form();
  expect(await signIn(right, 'here')).toEqual({ id: userId, name: 'Red', generation: 0 });
  expect(await signIn({ ...right, username: ' RED ' }, 'here')).toEqual({ id: userId, name: 'Red', generation: 0 });
  expect(await signIn(wrong, 'here')).toBeNull();
});

test.each([
  ['nothing', {}],
  ['no password', { username: 'red' }],
  ['an empty password', { username: 'red', password: '' }],
  ['a pattern', { username: '%', password: 'a long password' }],
])('%s typed lets nobody in', async (_title, typed) => {
  expect(await form()(typed, 'here')).toBeNull();
});

test('after ten wrong tries from one address that address waits, and says so', async () => {
  const signIn = form();
  await Promise.all(Array.from({ length: 10 }, () => signIn(wrong, 'here')));
  await expect(signIn(right, 'here')).rejects.toThrow('throttled');
  expect(await signIn(right, 'elsewhere')).toMatchObject({ id: userId });
});

test('a successful sign-in restores the tries', async () => {
  const signIn = form();
  for (let round = 0; round < 2; round++) {
    await Promise.all(Array.from({ length: 9 }, () => signIn(wrong, 'here')));
    expect(await signIn(right, 'here')).toMatchObject({ id: userId });
  }
});

test('a password may not be the username, whatever its capitals', async () => {
  const taken = { username: 'long-username', password: 'Long-Username', displayName: 'Red' };
  expect(await createUser(db, taken)).toEqual({ ok: false, problem: { code: 'password-like-username' } });
  expect(await createUser(db, { ...taken, password: 'long-username-1' })).toMatchObject({ ok: true });
});
