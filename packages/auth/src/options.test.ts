import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { authOptions } from './options.ts';
import { createSessions } from './sessions.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 2 });
afterAll(async () => {
  await db.close();
  await database.drop();
});
beforeEach(async () => {
  await db.prisma.rateLimit.deleteMany();
});

const sessions = createSessions({ db, demo: false });
const settings = { db, sessions, secret: 'the secret of this test', secure: false, demo: false, providers: {} };
const options = (clientAddress = () => 'here') => authOptions({ ...settings, clientAddress });

/** Whether a user may sign in this way; `isAsking` for a link, or following one. */
function signsIn(callbacks: ReturnType<typeof options>['callbacks'], address: string, isAsking: boolean) {
  const account = { provider: 'email', type: 'email', providerAccountId: address } as const;
  const email = isAsking ? { verificationRequest: true } : {};
  return callbacks?.signIn?.({ user: { id: address, email: address }, account, email });
}

test('the number of links to one address is limited, and links that were sent stay valid', async () => {
  const { callbacks } = options();
  for (let i = 0; i < 5; i++) expect(await signsIn(callbacks, 'red@example.org', true)).toBe(true);

  expect(await signsIn(callbacks, 'red@example.org', true)).toBe(false);
  expect(await signsIn(callbacks, 'blue@example.org', true)).toBe(true);
  expect(await signsIn(callbacks, 'red@example.org', false)).toBe(true);
});

test('from one place links cannot be sent to ever more addresses', async () => {
  let place = 'here';
  const { callbacks } = options(() => place);
  for (let i = 0; i < 30; i++) expect(await signsIn(callbacks, `somebody-${i}@example.org`, true)).toBe(true);

  expect(await signsIn(callbacks, 'red@example.org', true)).toBe(false);
  place = 'elsewhere';
  expect(await signsIn(callbacks, 'red@example.org', true)).toBe(true);
});

test('users who sign in by a password or another site are not subject to the limits on letters', async () => {
  const { callbacks } = options();
  for (let i = 0; i < 6; i++) expect(await callbacks?.signIn?.({ user: { id: 'red' }, account: null })).toBe(true);
});
