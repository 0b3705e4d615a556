import { randomUUID } from 'node:crypto';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { encode } from 'next-auth/jwt';
import { afterAll, expect, test } from 'vitest';
import { DEMO_USERNAMES } from './demo.ts';
import { authOptions } from './options.ts';
import type { SessionToken } from './session-token.ts';
import { createSessions, type Sessions } from './sessions.ts';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 4 });
const sessions = createSessions({ db, demo: false });
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function account(username: string): Promise<string> {
  const { id } = await db.prisma.user.create({ data: { username, displayName: username }, select: { id: true } });
  return id;
}

const signedIn = (sub: string, gen = 0): SessionToken => ({ sub, name: '', sid: randomUUID(), gen });

test('a session counts until it is ended; other sessions of the user stay valid', async () => {
  const red = await account('red');
  const [here, elsewhere] = [signedIn(red), signedIn(red)];
  expect(await sessions.isOver(here)).toBe(false);
  await sessions.end(here);
  await sessions.end(here);
  expect(await sessions.isOver(here)).toBe(true);
  expect(await sessions.isOver(elsewhere)).toBe(false);
});

test('all sessions of a user end at the same time, and later ones count', async () => {
  const [blue, green] = [await account('blue'), await account('green')];
  const [one, two, other] = [signedIn(blue), signedIn(blue), signedIn(green)];
  await sessions.endAll(blue);
  expect(await Promise.all([one, two, other].map(sessions.isOver))).toEqual([true, true, false]);
  expect(await sessions.isOver(signedIn(blue, 1))).toBe(false);
  expect(await sessions.isOver(signedIn(blue, 2))).toBe(true);
});

test('a session of a deleted account is over', async () => {
  expect(await sessions.isOver(signedIn(randomUUID()))).toBe(true);
  await sessions.end(signedIn(randomUUID()));
});

test.each(DEMO_USERNAMES)('a session of the demo account %s counts while the demo is on', async (username) => {
  const token = signedIn(await account(username));
  expect(await createSessions({ db, demo: true }).isOver(token)).toBe(false);
  expect(await sessions.isOver(token)).toBe(true);
});

test('a user who only has the name of a demo account is signed in all the same', async () => {
  expect(await sessions.isOver(signedIn(await account('azure-1')))).toBe(false);
});

test('ended sessions are deleted once no copy of their token can be valid any more', async () => {
  const amber = await account('amber');
  const [old, young] = [signedIn(amber), signedIn(amber)];
  await sessions.end(old);
  await db.pool.query(`UPDATE ended_session SET expires_at = now() - interval '1 second' WHERE id = $1`, [old.sid]);
  await sessions.end(young);
  const kept = await db.prisma.endedSession.findMany({ where: { userId: amber }, select: { id: true } });
  expect(kept).toEqual([{ id: young.sid }]);
});

/** Collects the users whose sessions end, as a process is notified; `until` resolves once there are enough. */
function ears(of: Sessions) {
  const heard: (string | null)[] = [];
  let check = (): void => undefined;
  of.onEnd((user) => {
    heard.push(user);
    check();
  });
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      check = () => (heard.length >= count ? resolve() : undefined);
      check();
    });
  return { heard, until };
}

test('other processes learn whose sessions have ended, and that they may have missed some', async () => {
  const [indigo, other] = [await account('indigo'), createSessions({ db, demo: false })];
  const [own, theirs] = [ears(sessions), ears(other)];
  const listening = await other.listen(connectionString);
  const hearing = await sessions.listen(connectionString);
  await sessions.end(signedIn(indigo));
  await db.pool.query(`SELECT pg_notify('sealed_orders_sessions', 'gibberish')`);
  await sessions.endAll(indigo);
  await theirs.until(2);
  expect(theirs.heard).toEqual([indigo, indigo]);
  expect(own.heard).toEqual([indigo, indigo]);
  await db.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()`,
  );
  await Promise.all([theirs.until(3), own.until(3)]);
  expect(theirs.heard).toEqual([indigo, indigo, null]);
  expect(own.heard).toEqual([indigo, indigo, null]);
  await listening.stop();
  await hearing.stop();
});

const TOKEN_HASH = 'ab'.repeat(32);

test.each([
  { way: 'changed', change: (user: string) => sessions.endAllWith(user, { oldHash: 'old', newHash: 'new' }) },
  {
    way: 'recovered',
    change: (user: string) => sessions.endAllRecovered(user, { tokenHash: TOKEN_HASH, newHash: 'new' }),
  },
])('when a password is $way all sessions end, and other processes hear whose', async ({ way, change }) => {
  const user = await account(way);
  const address = `${way}@example.org`;
  await db.prisma.user.update({ where: { id: user }, data: { passwordHash: 'old', email: address } });
  const expiresAt = new Date(Date.now() + 60_000);
  const token = { hash: TOKEN_HASH, userId: user, purpose: 'recover-password', address, expiresAt } as const;
  if (way === 'recovered') await db.prisma.mailToken.create({ data: token });
  const other = createSessions({ db, demo: false });
  const theirs = ears(other);
  const listening = await other.listen(connectionString);
  expect(await change(user)).toBe(true);
  expect(await sessions.isOver(signedIn(user))).toBe(true);
  // A further message, so that the wait ends even if the first was not sent.
  await sessions.end(signedIn(await account(`${way} too`)));
  await theirs.until(1);
  expect(theirs.heard[0]).toBe(user);
  await listening.stop();
});

test('signing out ends that session; without a session it does nothing', async () => {
  const grey = await account('grey');
  const { events } = authOptions({ db, sessions, secret: 'a secret', secure: false, demo: false, providers: {} });
  const [here, elsewhere] = [signedIn(grey), signedIn(grey)];
  await events?.signOut?.({ token: { ...here }, session: { expires: '' } });
  await events?.signOut?.({ token: {}, session: { expires: '' } });
  expect(await Promise.all([here, elsewhere].map(sessions.isOver))).toEqual([true, false]);
});

test('the token of an ended session is not renewed', async () => {
  const white = await account('white');
  const secret = 'a secret';
  const { jwt } = authOptions({ db, sessions, secret, secure: false, demo: false, providers: {} });
  const session = signedIn(white);
  const token = await encode({ token: { ...session }, secret });
  expect(await jwt?.decode?.({ token, secret })).toMatchObject(session);
  await sessions.end(session);
  expect(await jwt?.decode?.({ token, secret })).toBeNull();
});
