import { createDb, type Db } from '@sealed-orders/db';
import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knownPlaces } from './known-places.ts';
import { hashPassword } from './passwords.ts';
import { createRateLimits } from './rate-limit.ts';
import { type SignInServices, signIn } from './sign-in.ts';
import { createUser, profile, signUpSchema } from './sign-up.ts';

let database: TestDatabase;
let db: Db;
let services: SignInServices;

beforeAll(async () => {
  database = await testDatabase();
  db = createDb({ connectionString: database.connectionString, poolSize: 4 });
}, 60_000);

afterAll(async () => {
  await db.close();
  await database.drop();
});

beforeEach(async () => {
  await db.prisma.user.deleteMany();
  await db.prisma.rateLimit.deleteMany();
  const limits = createRateLimits({ db, secret: 'a secret' });
  services = {
    db,
    demo: false,
    tries: throttle('tries', 3),
    crowds: throttle('crowds', 20),
    accounts: throttle('accounts', 5),
    places: knownPlaces(limits),
  };
});

const throttle = (name: string, limit: number) =>
  createRateLimits({ db, secret: 'a secret' })(name, { limit, windowMs: 60_000 });
const red = { username: 'red', password: 'a long password', displayName: 'Red' };

test('a new user signs in with the password and with no other', async () => {
  const made = await createUser(db, red);
  expect(made).toMatchObject({ ok: true });
  const userId = made.ok ? made.value.userId : '';

  expect(await signIn(services, red, 'here')).toEqual({ ok: true, user: { id: userId, name: 'Red', generation: 0 } });
  expect(await signIn(services, { ...red, password: 'another password' }, 'here')).toEqual({
    ok: false,
    code: 'wrong',
  });
  expect(await profile(db, userId)).toEqual({ userId, username: 'red', displayName: 'Red' });
});

test('only the argon2id hash of the password is stored', async () => {
  await createUser(db, red);
  const user = await db.prisma.user.findUniqueOrThrow({ where: { username: 'red' } });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
});

test('a username is taken once, in any capitals, even by two users at the same time', async () => {
  const capitals = signUpSchema.parse({ ...red, username: ' RED ' });
  const outcomes = await Promise.all([createUser(db, red), createUser(db, capitals)]);
  expect(outcomes.filter((it) => it.ok)).toHaveLength(1);
  expect(outcomes.find((it) => !it.ok)).toEqual({ ok: false, problem: { code: 'username-taken' } });
});

test.each([
  ['too short', { username: 're' }],
  ['too long', { username: 'r'.repeat(33) }],
  ['with a space', { username: 're d' }],
  ['a short password', { password: 'ninechars' }],
  ['a password of a megabyte', { password: 'x'.repeat(1_000_000) }],
  ['no display name', { displayName: '  ' }],
  ['a display name that reverses the line', { displayName: 'Red\u202e' }],
])('invalid input: %s', (_title, change) => {
  expect(signUpSchema.safeParse(red).success).toBe(true);
  expect(signUpSchema.safeParse({ ...red, ...change }).success).toBe(false);
});

test('nobody else can take the demo’s names, and their password opens nothing while the demo is off', async () => {
  expect(await createUser(db, { ...red, username: 'azure' })).toMatchObject({ problem: { code: 'username-reserved' } });
  const passwordHash = await hashPassword('sealed-orders');
  await db.prisma.user.create({ data: { username: 'azure', displayName: 'Azure', passwordHash } });
  const typed = { username: 'azure', password: 'sealed-orders' };

  expect(await signIn(services, typed, 'here')).toEqual({ ok: false, code: 'wrong' });
  expect(await signIn({ ...services, demo: true }, typed, 'here')).toMatchObject({ ok: true });
});

test.each([
  ['a common password', { password: 'Password123' }, 'password-common'],
  ['a password of one repeated sign', { password: 'ZzzzzzzzzzzZ' }, 'password-common'],
  ['a password of two signs', { password: 'aaaaaaaaab' }, 'password-common'],
  ['a password that repeats itself', { password: 'LetmeLetmeLetme' }, 'password-common'],
  ['a password of signs in turn', { password: 'ABCDEFGHIJKL' }, 'password-common'],
  ['the same backwards', { password: '9876543210' }, 'password-common'],
  ['a name that looks empty', { displayName: '\u3164' }, 'display-name-empty'],
  ['a name like a referee’s', { displayName: 'Thе Rеfеrее' }, 'display-name-reserved'],
])('%s is refused, and no account is created', async (_title, change, code) => {
  const typed = signUpSchema.parse({ ...red, ...change });
  expect(await createUser(db, typed)).toEqual({ ok: false, problem: { code } });
  expect(await db.prisma.user.count()).toBe(0);
});

test('too many tries for one name from one place are delayed, even with the right password', async () => {
  await createUser(db, red);
  const wrong = { ...red, password: 'another password' };
  for (let i = 0; i < 3; i++) expect(await signIn(services, wrong, 'here')).toEqual({ ok: false, code: 'wrong' });

  expect(await signIn(services, red, 'here')).toEqual({ ok: false, code: 'throttled' });
  expect(await signIn(services, red, 'elsewhere')).toMatchObject({ ok: true });
});

test('too many tries from one place are delayed, whichever names they use', async () => {
  await createUser(db, red);
  const names = Array.from({ length: 20 }, (_, i) => ({ username: `nobody-${i}`, password: 'another password' }));
  await Promise.all(names.map((typed) => signIn(services, typed, 'here')));

  expect(await signIn(services, red, 'here')).toEqual({ ok: false, code: 'throttled' });
  expect(await signIn(services, red, 'elsewhere')).toMatchObject({ ok: true });
});

/** Wrong passwords for a name, each from a place of its own. */
const guesses = (username: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      signIn(services, { username, password: 'another password' }, `${username} ${i}`),
    ),
  );

test.each(['red', 'nobody'])('too many tries for one name from all places together are delayed: %s', async (name) => {
  await createUser(db, red);
  const outcomes = await guesses(name, 8);
  expect(outcomes.filter((it) => !it.ok && it.code === 'account-throttled')).toHaveLength(3);
  const right = { ...red, username: name };
  expect(await signIn(services, right, 'a new place')).toEqual({ ok: false, code: 'account-throttled' });
  expect(await signIn(services, { ...red, username: 'blue' }, 'a new place')).toEqual({ ok: false, code: 'wrong' });
});

test('wrong passwords from elsewhere do not keep users out of places that they know, or reach by a link', async () => {
  await createUser(db, red);
  expect(await signIn(services, red, 'at home')).toMatchObject({ ok: true });
  await guesses('red', 8);
  expect(await signIn(services, red, 'at home')).toMatchObject({ ok: true });
  expect(await signIn(services, red, 'on the way')).toEqual({ ok: false, code: 'account-throttled' });
  await services.places.remember('red', 'on the way');
  expect(await signIn(services, red, 'on the way')).toMatchObject({ ok: true });
});

test('a known place has no more tries than others, and a place where nobody got in is not known', async () => {
  await createUser(db, red);
  const wrong = { ...red, password: 'another password' };
  await signIn(services, wrong, 'at home');
  expect(await services.places.knows('red', 'at home')).toBe(false);
  await signIn(services, red, 'at home');
  for (let i = 0; i < 3; i++) expect(await signIn(services, wrong, 'at home')).toEqual({ ok: false, code: 'wrong' });
  expect(await signIn(services, red, 'at home')).toEqual({ ok: false, code: 'throttled' });
});

test('successful sign-ins from ever new places are not counted', async () => {
  await createUser(db, red);
  for (let i = 0; i < 7; i++) expect(await signIn(services, red, `place ${i}`)).toMatchObject({ ok: true });
});

test('concurrent tries all count', async () => {
  await createUser(db, red);
  const wrong = { ...red, password: 'another password' };
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => signIn(services, wrong, 'here')));
  expect(outcomes.filter((it) => !it.ok && it.code === 'throttled')).toHaveLength(2);
});

test('a user without a password and an unknown name get the same answer', async () => {
  await db.prisma.user.create({ data: { username: 'blue', displayName: 'Blue' } });
  const outcomes = [
    await signIn(services, { username: 'blue', password: 'a long password' }, 'here'),
    await signIn(services, { username: 'nobody', password: 'a long password' }, 'here'),
  ];
  expect(outcomes).toEqual([
    { ok: false, code: 'wrong' },
    { ok: false, code: 'wrong' },
  ]);
});
