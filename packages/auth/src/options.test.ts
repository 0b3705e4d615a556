import { createDb } from '@sealed-orders/db';
import { expect, test } from 'vitest';
import { authOptions } from './options.ts';

const db = createDb({ connectionString: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 });
const settings = { db, secret: 'the secret of this test', secure: false, demo: false, providers: {} };
const options = (asker = () => 'here') => authOptions({ ...settings, asker });

/** Whether somebody may sign in so; `isAsking` for a link, or following one. */
function signsIn(callbacks: ReturnType<typeof options>['callbacks'], address: string, isAsking: boolean) {
  const account = { provider: 'email', type: 'email', providerAccountId: address } as const;
  const email = isAsking ? { verificationRequest: true } : {};
  return callbacks?.signIn?.({ user: { id: address, email: address }, account, email });
}

test('links are not sent to one address without end, and those that were sent stay good', () => {
  const { callbacks } = options();
  for (let i = 0; i < 5; i++) expect(signsIn(callbacks, 'red@example.org', true)).toBe(true);

  expect(signsIn(callbacks, 'red@example.org', true)).toBe(false);
  expect(signsIn(callbacks, 'blue@example.org', true)).toBe(true);
  expect(signsIn(callbacks, 'red@example.org', false)).toBe(true);
});

test('from one place links are not sent to ever other addresses', () => {
  let place = 'here';
  const { callbacks } = options(() => place);
  for (let i = 0; i < 30; i++) expect(signsIn(callbacks, `somebody-${i}@example.org`, true)).toBe(true);

  expect(signsIn(callbacks, 'red@example.org', true)).toBe(false);
  place = 'elsewhere';
  expect(signsIn(callbacks, 'red@example.org', true)).toBe(true);
});

test('who signs in by a password or another site is not asked for letters', () => {
  const { callbacks } = options();
  for (let i = 0; i < 6; i++) expect(callbacks?.signIn?.({ user: { id: 'red' }, account: null })).toBe(true);
});
