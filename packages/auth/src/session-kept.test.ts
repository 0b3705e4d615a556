import { encode } from 'next-auth/jwt';
import { expect, test } from 'vitest';
import { createSessionReader, sessionCookie } from './session.ts';

const RED = { userId: '00000000-0000-4000-8000-000000000001', name: 'Red' };
const BLUE = { userId: '00000000-0000-4000-8000-000000000002', name: 'Blue' };
const sessions = { isOver: async () => false, onEnd: () => undefined };
const settings = { secret: 'the secret of this test', secure: false, sessions };
/** The claims of a token other than the user. */
const signedIn = { sid: '00000000-0000-4000-8000-0000000000aa', gen: 0 };

/** A reader whose sessions end when the test says so, and the users that were checked. */
function reader() {
  const asked: string[] = [];
  const over = new Set<string>();
  const start = Date.now();
  let time = start;
  let end = (_user: string | null): void => undefined;
  let beforeAnswer = (): void => undefined;
  const read = createSessionReader({
    ...settings,
    now: () => time,
    sessions: {
      isOver: async ({ sub }) => {
        asked.push(sub);
        const isOver = over.has(sub);
        beforeAnswer();
        return isOver;
      },
      onEnd: (listener) => {
        end = listener;
      },
    },
  });
  return {
    read,
    asked,
    over,
    at: (ms: number) => (time = start + ms),
    end: (user: string | null) => end(user),
    beforeAnswer: (act: () => void) => (beforeAnswer = act),
  };
}

test('a session whose end was not announced stays valid for at most ten seconds', async () => {
  const cookie = await sessionCookie(RED, settings);
  const { read, asked, over, at } = reader();
  expect(await read({ cookie })).toEqual(RED);
  over.add(RED.userId);
  at(9_999);
  expect(await read({ cookie })).toEqual(RED);
  expect(asked).toEqual([RED.userId]);
  at(10_000);
  expect(await read({ cookie })).toBeNull();
  expect(asked).toEqual([RED.userId, RED.userId]);
  at(0);
  over.clear();
  expect(await read({ cookie })).toEqual(RED);
});

test('when a user’s session ends, theirs are checked again, and others’ are not', async () => {
  const [red, blue] = [await sessionCookie(RED, settings), await sessionCookie(BLUE, settings)];
  const { read, asked, over, end } = reader();
  await Promise.all([read({ cookie: red }), read({ cookie: blue })]);
  over.add(RED.userId);
  end(RED.userId);
  expect(await read({ cookie: red })).toBeNull();
  expect(await read({ cookie: blue })).toEqual(BLUE);
  expect(asked.filter((user) => user === BLUE.userId)).toHaveLength(1);
  end(null);
  await read({ cookie: blue });
  expect(asked.filter((user) => user === BLUE.userId)).toHaveLength(2);
});

test('an answer from before a session ended is not cached', async () => {
  const cookie = await sessionCookie(RED, settings);
  const { read, over, end, beforeAnswer } = reader();
  beforeAnswer(() => {
    over.add(RED.userId);
    end(RED.userId);
  });
  expect(await read({ cookie })).toEqual(RED);
  expect(await read({ cookie })).toBeNull();
});

test.each([
  ['is not one of our ids', { sub: 'red', name: 'Red', ...signedIn }],
  ['is a number', { sub: 7, name: 'Red', ...signedIn }],
])('a user that %s is nobody', async (_title, claims) => {
  const token = await encode({ token: JSON.parse(JSON.stringify(claims)), secret: settings.secret });
  expect(await createSessionReader(settings)({ cookie: `next-auth.session-token=${token}` })).toBeNull();
});

test('a user without a name is still a user', async () => {
  const token = await encode({ token: { sub: RED.userId, ...signedIn }, secret: settings.secret });
  const cookie = `next-auth.session-token=${token}`;
  expect(await createSessionReader(settings)({ cookie })).toEqual({ userId: RED.userId, name: '' });
});

test('if two cookies have the name, the first counts', async () => {
  const [first, second] = [await sessionCookie(RED, settings), await sessionCookie(BLUE, settings)];
  expect(await createSessionReader(settings)({ cookie: `${first}; ${second}` })).toEqual(RED);
});

test('a cookie whose token was changed by one letter identifies nobody', async () => {
  const cookie = await sessionCookie(RED, settings);
  const at = cookie.length - 30;
  const other = cookie[at] === 'A' ? 'B' : 'A';
  const changed = `${cookie.slice(0, at)}${other}${cookie.slice(at + 1)}`;
  expect(await createSessionReader(settings)({ cookie: changed })).toBeNull();
});
