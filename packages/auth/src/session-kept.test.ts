import { encode } from 'next-auth/jwt';
import { expect, test } from 'vitest';
import { createSessionReader, sessionCookie } from './session.ts';

const RED = { userId: '00000000-0000-4000-8000-000000000001', name: 'Red' };
const settings = { secret: 'the secret of this test', secure: false };

test('an account that is shut stays in for a minute at most', async () => {
  const cookie = await sessionCookie(RED, settings);
  const start = Date.now();
  let time = start;
  let isShut = false;
  const asked: string[] = [];
  const read = createSessionReader({
    ...settings,
    now: () => time,
    isShut: async (userId) => {
      asked.push(userId);
      return isShut;
    },
  });
  expect(await read({ cookie })).toEqual(RED);
  isShut = true;
  time = start + 59_999;
  expect(await read({ cookie })).toEqual(RED);
  expect(asked).toEqual([RED.userId]);
  time = start + 60_000;
  expect(await read({ cookie })).toBeNull();
  expect(asked).toEqual([RED.userId, RED.userId]);
  time = start;
  isShut = false;
  expect(await read({ cookie })).toEqual(RED);
});

test.each([
  ['is not of our ids', { sub: 'red', name: 'Red' }],
  ['is a number', { sub: 7, name: 'Red' }],
])('a user that %s is nobody', async (_title, claims) => {
  const token = await encode({ token: JSON.parse(JSON.stringify(claims)), secret: settings.secret });
  expect(await createSessionReader(settings)({ cookie: `next-auth.session-token=${token}` })).toBeNull();
});

test('who has no name is somebody all the same', async () => {
  const token = await encode({ token: { sub: RED.userId }, secret: settings.secret });
  const cookie = `next-auth.session-token=${token}`;
  expect(await createSessionReader(settings)({ cookie })).toEqual({ userId: RED.userId, name: '' });
});

test('of two cookies of the name the first counts', async () => {
  const blue = { userId: '00000000-0000-4000-8000-000000000002', name: 'Blue' };
  const [first, second] = [await sessionCookie(RED, settings), await sessionCookie(blue, settings)];
  expect(await createSessionReader(settings)({ cookie: `${first}; ${second}` })).toEqual(RED);
});

test('a cookie whose token was changed by one letter is nobody', async () => {
  const cookie = await sessionCookie(RED, settings);
  const at = cookie.length - 30;
  const other = cookie[at] === 'A' ? 'B' : 'A';
  const changed = `${cookie.slice(0, at)}${other}${cookie.slice(at + 1)}`;
  expect(await createSessionReader(settings)({ cookie: changed })).toBeNull();
});
