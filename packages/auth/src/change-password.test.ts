import { randomUUID } from 'node:crypto';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { changePassword } from './change-password.ts';
import { knownPlaces } from './known-places.ts';
import { hashPassword } from './passwords.ts';
import { createRateLimits } from './rate-limit.ts';
import { createSessions } from './sessions.ts';
import { type SignInServices, signIn } from './sign-in.ts';
import { createUser } from './sign-up.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const sessions = createSessions({ db, demo: true });
const services: SignInServices = {
  db,
  demo: true,
  tries: throttle('tries'),
  crowds: throttle('crowds'),
  accounts: throttle('accounts'),
  places: knownPlaces(createRateLimits({ db, secret: 'a secret' })),
};
afterAll(async () => {
  await db.close();
  await database.drop();
});

function throttle(name: string) {
  return createRateLimits({ db, secret: 'a secret' })(name, { limit: 100, windowMs: 60_000 });
}

const old = 'a long password';
const next = 'a longer password';

async function account(username: string): Promise<string> {
  const made = await createUser(db, { username, password: old, displayName: username });
  return made.ok ? made.value.userId : '';
}

const change = (user: string, passwords: { old: string; next: string }) =>
  changePassword({ db, sessions }, user, passwords);
const enter = (username: string, password: string) => signIn(services, { username, password }, 'here');

test('with the old password a user gets a new one, and all their sessions end', async () => {
  const red = await account('red');
  const session = { sub: red, name: 'red', sid: randomUUID(), gen: 0 };
  expect(await change(red, { old, next })).toEqual({ ok: true, value: { done: true } });
  expect(await sessions.isOver(session)).toBe(true);
  expect(await enter('red', old)).toEqual({ ok: false, code: 'wrong' });
  expect(await enter('red', next)).toMatchObject({ ok: true, user: { generation: 1 } });
});

test.each([
  ['another password than the old one', { old: 'another password', next }, 'wrong-password'],
  ['an empty password', { old: '', next }, 'wrong-password'],
  ['a common new password', { old, next: 'Password123' }, 'password-common'],
  ['a new password that is the username', { old, next: 'the-careless' }, 'password-like-username'],
])('with %s nothing changes', async (title, passwords, code) => {
  const username = code === 'password-like-username' ? 'the-careless' : `blue-${title.length}`;
  const user = await account(username);
  const session = { sub: user, name: username, sid: randomUUID(), gen: 0 };
  expect(await change(user, passwords)).toEqual({ ok: false, problem: { code } });
  expect(await sessions.isOver(session)).toBe(false);
  expect(await enter(username, old)).toMatchObject({ ok: true });
});

test('an account without a password cannot change it, nor can a deleted one', async () => {
  const data = { username: 'linked', displayName: 'Linked' };
  const { id } = await db.prisma.user.create({ data, select: { id: true } });
  expect(await change(id, { old, next })).toEqual({ ok: false, problem: { code: 'no-password' } });
  expect(await change(randomUUID(), { old, next })).toEqual({ ok: false, problem: { code: 'no-password' } });
});

test('nobody can change the password of a demo account, which everyone shares', async () => {
  const data = { username: 'azure', displayName: 'Azure', passwordHash: await hashPassword('sealed-orders') };
  const { id } = await db.prisma.user.create({ data, select: { id: true } });
  const answer = await change(id, { old: 'sealed-orders', next });
  expect(answer).toEqual({ ok: false, problem: { code: 'demo-account' } });
  expect(await enter('azure', 'sealed-orders')).toMatchObject({ ok: true });
});

test('of two concurrent changes one counts', async () => {
  const green = await account('green');
  const answers = await Promise.all(
    ['first', 'second'].map((it) => change(green, { old, next: `the ${it} password` })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a user who signed in by the old password while it was changed is signed out too', async () => {
  await account('grey');
  const entered = await enter('grey', old);
  const user = entered.ok ? entered.user : { id: '', generation: -1 };
  await change(user.id, { old, next });
  const late = { sub: user.id, name: 'grey', sid: randomUUID(), gen: user.generation };
  expect(await sessions.isOver(late)).toBe(true);
});
