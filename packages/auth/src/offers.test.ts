import { createDb } from '@sealed-orders/db';
import { expect, test } from 'vitest';
import { type AuthSettings, authOptions } from './options.ts';
import { createSessions } from './sessions.ts';

const db = createDb({ connectionString: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1 });
const RED = '00000000-0000-4000-8000-000000000001';

const sessions = createSessions({ db, demo: false });
const optionsOf = (settings: Partial<AuthSettings> = {}) =>
  authOptions({ db, sessions, secret: 'the secret', secure: false, demo: false, providers: {}, ...settings });

const keys = { clientId: 'the id', clientSecret: 'the secret' };
const email = { server: 'smtp://user:password@localhost:587', from: 'war@example.org' };

test.each<[string, AuthSettings['providers'], readonly string[]]>([
  ['without keys a password', {}, ['credentials']],
  ['with a mail server a link', { email }, ['credentials', 'email']],
  ['with its keys Discord', { discord: keys }, ['credentials', 'discord']],
  ['with its keys GitHub', { github: keys }, ['credentials', 'github']],
  ['with its keys Google', { google: keys }, ['credentials', 'google']],
  [
    'with all of them all',
    { google: keys, github: keys, discord: keys, email },
    ['credentials', 'email', 'discord', 'github', 'google'],
  ],
])('%s is offered to sign in', (_title, providers, ids) => {
  expect(optionsOf({ providers }).providers.map(({ id }) => id)).toEqual(ids);
});

test('an account of another site is never joined to one here by its address alone', () => {
  const { providers } = optionsOf({ providers: { google: keys, github: keys, discord: keys } });
  for (const provider of providers) expect(provider.options?.allowDangerousEmailAccountLinking ?? false).toBe(false);
});

test.each([true, false])('the cookie is sent only over https where the site is: %s', (secure) => {
  expect(optionsOf({ secure }).useSecureCookies).toBe(secure);
});

test('a token contains the user, their name and its session, and no other data of another site', async () => {
  const { callbacks } = optionsOf();
  const user = { id: RED, name: 'Red', email: 'red@example.org', image: 'https://example.org/red.png', generation: 3 };
  const made = await callbacks?.jwt?.({ token: { email: 'red@example.org', picture: 'x' }, user, account: null });
  expect(made).toEqual({ sub: RED, name: 'Red', sid: expect.stringMatching(/^[0-9a-f-]{36}$/), gen: 3 });
});

test('a session is a token that lasts thirty days', () => {
  expect(optionsOf().session).toEqual({ strategy: 'jwt', maxAge: 2_592_000 });
});

test('a page learns from a session the user, their name and its end', async () => {
  const { callbacks } = optionsOf();
  const session = { expires: '2030-01-01T00:00:00.000Z', user: { name: 'Red', email: 'red@example.org' } };
  const user = { id: RED, email: 'red@example.org', emailVerified: null };
  const told = await callbacks?.session?.({
    session,
    token: { sub: RED, name: 'Red', email: 'red@example.org' },
    user,
    newSession: null,
    trigger: 'update',
  });
  expect(told).toEqual({ expires: session.expires, user: { id: RED, name: 'Red' } });
});
