import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const SECOND = 1000;

function throttle(limit: number) {
  let time = 0;
  return { ...createRateLimit({ limit, windowMs: 60 * SECOND, now: () => time }), wait: (ms: number) => (time += ms) };
}

test('is exceeded after the last failure that is allowed', () => {
  const tries = throttle(2);
  tries.count('red');
  expect(tries.isExceeded('red')).toBe(false);
  tries.count('red');
  expect(tries.isExceeded('red')).toBe(true);
});

test('is no longer exceeded when the first failure is older than the window', () => {
  const tries = throttle(2);
  tries.count('red');
  tries.wait(40 * SECOND);
  tries.count('red');
  tries.wait(19 * SECOND);
  expect(tries.isExceeded('red')).toBe(true);
  tries.wait(1 * SECOND);
  expect(tries.isExceeded('red')).toBe(false);
});

test('one key does not affect another', () => {
  const tries = throttle(1);
  tries.count('red');
  expect(tries.isExceeded('blue')).toBe(false);
});

test('a key that succeeded starts again at zero', () => {
  const tries = throttle(1);
  tries.count('red');
  tries.forgive('red');
  expect(tries.isExceeded('red')).toBe(false);
});

test('when there are too many keys, the oldest are forgotten', () => {
  const tries = throttle(1);
  for (let i = 0; i < 10_001; i++) tries.count(`key ${i}`);
  expect(tries.isExceeded('key 0')).toBe(false);
  expect(tries.isExceeded('key 10000')).toBe(true);
});

test('a key that is tried again is not the oldest', () => {
  const tries = throttle(2);
  tries.count('red');
  for (let i = 0; i < 9_999; i++) tries.count(`key ${i}`);
  tries.count('red');
  tries.count('one more');
  expect(tries.isExceeded('red')).toBe(true);
});

test('what is taken back does not count, and what was counted before it does', () => {
  const tries = throttle(2);
  tries.count('red');
  tries.wait(10 * SECOND);
  tries.count('red');
  tries.takeBack('red');
  expect(tries.isExceeded('red')).toBe(false);
  tries.count('red');
  expect(tries.isExceeded('red')).toBe(true);
  tries.wait(50 * SECOND);
  expect(tries.isExceeded('red')).toBe(false);
});

test('nothing can be taken back for a key that was never counted', () => {
  const tries = throttle(1);
  tries.takeBack('red');
  tries.count('red');
  expect(tries.isExceeded('red')).toBe(true);
});
