import { encode } from 'next-auth/jwt';
import { expect, test } from 'vitest';
import { createSessionReader, sessionCookie } from './session.ts';

const RED = { userId: '00000000-0000-4000-8000-000000000001', name: 'Red' };
/** All sessions count. */
const sessions = { isOver: async () => false, onEnd: () => undefined };
const settings = { secret: 'the secret of this test', secure: false, sessions };
/** The claims of a token other than the user. */
const signedIn = { sid: '00000000-0000-4000-8000-0000000000aa', gen: 0 };

test('reads the signed-in user from the cookie, among others', async () => {
  const cookie = await sessionCookie(RED, settings);
  const read = createSessionReader(settings);
  expect(await read({ cookie: `theme=dark; ${cookie}; other=1` })).toEqual(RED);
  expect(await read({ cookie })).toEqual(RED);
});

test('over https the cookie has its other name', async () => {
  const secure = { ...settings, secure: true };
  const cookie = await sessionCookie(RED, secure);
  expect(cookie).toMatch(/^__Secure-/);
  expect(await createSessionReader(secure)({ cookie })).toEqual(RED);
  expect(await createSessionReader(settings)({ cookie })).toBeNull();
});

test.each([
  ['no cookie', undefined],
  ['an empty cookie', 'next-auth.session-token='],
  ['nonsense', 'next-auth.session-token=abc'],
])('%s is nobody', async (_title, cookie) => {
  expect(await createSessionReader(settings)(cookie === undefined ? {} : { cookie })).toBeNull();
});

test('a valid token in a cookie of another name identifies nobody', async () => {
  const cookie = await sessionCookie(RED, settings);
  expect(await createSessionReader(settings)({ cookie: `not-${cookie}` })).toBeNull();
});

test('a token of another secret identifies nobody', async () => {
  const cookie = await sessionCookie(RED, { ...settings, secret: 'another secret' });
  expect(await createSessionReader(settings)({ cookie })).toBeNull();
});

test('a token without a user identifies nobody', async () => {
  const token = await encode({ token: { name: 'Red', ...signedIn }, secret: settings.secret });
  expect(await createSessionReader(settings)({ cookie: `next-auth.session-token=${token}` })).toBeNull();
});

test('the result is cached, but not beyond the end of the token', async () => {
  const token = await encode({
    token: { sub: RED.userId, name: 'Red', ...signedIn },
    secret: settings.secret,
    maxAge: -5,
  });
  let time = Date.now() - 10_000;
  const read = createSessionReader({ ...settings, now: () => time });
  const cookie = `next-auth.session-token=${token}`;

  const first = await read({ cookie });
  expect(first).toEqual(RED);
  expect(await read({ cookie })).toBe(first);
  time = Date.now();
  expect(await read({ cookie })).not.toBe(first);
});

test('an ended session belongs to nobody, however valid its cookie', async () => {
  const cookie = await sessionCookie(RED, settings);
  const over = { ...sessions, isOver: async ({ sub }: { readonly sub: string }) => sub === RED.userId };
  expect(await createSessionReader({ ...settings, sessions: over })({ cookie })).toBeNull();
  expect(await createSessionReader(settings)({ cookie })).toEqual(RED);
});

test.each([
  ['by which signing in it was made', { gen: 0 }],
  ['to which generation it belongs', { sid: signedIn.sid }],
])('a token that does not say %s is nobody', async (_title, said) => {
  const token = await encode({ token: { sub: RED.userId, name: 'Red', ...said }, secret: settings.secret });
  expect(await createSessionReader(settings)({ cookie: `next-auth.session-token=${token}` })).toBeNull();
});
