import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createRateLimits, takeAll } from './rate-limit.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const other = createDb({ connectionString: database.connectionString, poolSize: 6 });
afterAll(async () => {
  await Promise.all([db.close(), other.close()]);
  await database.drop();
});

const SECOND = 1000;
const START = Date.parse('2026-11-20T12:00:00.000Z');
const secret = 'the secret of this test';
let names = 0;

/** A limit of its own, as two processes have it, with a clock that is moved by hand. */
function throttle(limit: number) {
  names += 1;
  let time = START;
  const allowed = { limit, windowMs: 60 * SECOND };
  const now = () => new Date(time);
  const [here, there] = [db, other].map((one) => createRateLimits({ db: one, secret, now })(`limit ${names}`, allowed));
  if (here === undefined || there === undefined) throw new Error('two processes');
  return { here, there, wait: (ms: number) => (time += ms) };
}

const rows = () => db.prisma.rateLimit.findMany();

test('no more tries than allowed are counted, in any process', async () => {
  const { here, there } = throttle(2);
  expect(await here.take('red')).toBe(true);
  expect(await there.take('red')).toBe(true);
  expect(await here.take('red')).toBe(false);
  expect(await there.take('red')).toBe(false);
});

test('of many concurrent tries as many count as are allowed', async () => {
  const { here, there } = throttle(7);
  const taken = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? here : there).take('red')));
  expect(taken.filter((is) => is)).toHaveLength(7);
});

test('the next try is allowed when the first is older than the window', async () => {
  const { here, wait } = throttle(2);
  await here.take('red');
  wait(40 * SECOND);
  await here.take('red');
  wait(19 * SECOND);
  expect(await here.take('red')).toBe(false);
  wait(1 * SECOND);
  expect(await here.take('red')).toBe(true);
  expect(await here.take('red')).toBe(false);
});

test('refused tries do not count', async () => {
  const { here, wait } = throttle(1);
  await here.take('red');
  wait(59 * SECOND);
  expect(await here.take('red')).toBe(false);
  wait(1 * SECOND);
  expect(await here.take('red')).toBe(true);
});

test('one key does not affect another, nor one limit another', async () => {
  const [one, two] = [throttle(1), throttle(1)];
  await one.here.take('red');
  expect(await one.here.take('blue')).toBe(true);
  expect(await two.here.take('red')).toBe(true);
});

test('a key that succeeded starts again at zero, and a try taken back does not count', async () => {
  const { here, there } = throttle(2);
  for (const again of [() => there.forgive('red'), () => there.takeBack('red')]) {
    await here.take('red');
    await here.take('red');
    await again();
    expect(await here.take('red')).toBe(true);
    await here.forgive('red');
  }
  await here.takeBack('nobody');
  expect(await here.take('nobody')).toBe(true);
});

test('under several limits a try counts under all or none', async () => {
  const [wide, narrow] = [throttle(2).here, throttle(1).here];
  const both = () =>
    takeAll([
      [wide, 'red'],
      [narrow, 'red'],
    ]);
  expect(await both()).toBe(true);
  expect(await both()).toBe(false);
  expect(await wide.take('red')).toBe(true);
  expect(await wide.take('red')).toBe(false);
});

test('nothing in the table says who tried, and a key has one row of bounded size', async () => {
  await db.prisma.rateLimit.deleteMany();
  const { here } = throttle(3);
  for (let i = 0; i < 10; i++) await here.take('203.0.113.7');
  const kept = await rows();
  expect(kept).toHaveLength(1);
  expect(kept[0]?.tries).toHaveLength(3);
  expect(JSON.stringify(kept)).not.toContain('203.0.113.7');
});

test('new tries clear expired ones', async () => {
  await db.prisma.rateLimit.deleteMany();
  const { here, wait } = throttle(1);
  for (let i = 0; i < 25; i++) await here.take(`address ${i}`);
  wait(61 * SECOND);
  for (let i = 0; i < 3; i++) await here.take(`later ${i}`);
  expect(await rows()).toHaveLength(3);
});
