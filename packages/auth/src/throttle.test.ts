import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

const SECOND = 1000;

function throttle(limit: number) {
  let time = 0;
  return { ...createThrottle({ limit, windowMs: 60 * SECOND, now: () => time }), wait: (ms: number) => (time += ms) };
}

test('shuts after the last forgiven failure', () => {
  const tries = throttle(2);
  tries.count('red');
  expect(tries.isShut('red')).toBe(false);
  tries.count('red');
  expect(tries.isShut('red')).toBe(true);
});

test('opens when the first of the failures is older than the window', () => {
  const tries = throttle(2);
  tries.count('red');
  tries.wait(40 * SECOND);
  tries.count('red');
  tries.wait(19 * SECOND);
  expect(tries.isShut('red')).toBe(true);
  tries.wait(1 * SECOND);
  expect(tries.isShut('red')).toBe(false);
});

test('one key does not shut another', () => {
  const tries = throttle(1);
  tries.count('red');
  expect(tries.isShut('blue')).toBe(false);
});

test('who got in starts anew', () => {
  const tries = throttle(1);
  tries.count('red');
  tries.forgive('red');
  expect(tries.isShut('red')).toBe(false);
});

test('of very many keys the oldest are forgotten', () => {
  const tries = throttle(1);
  for (let i = 0; i < 10_001; i++) tries.count(`key ${i}`);
  expect(tries.isShut('key 0')).toBe(false);
  expect(tries.isShut('key 10000')).toBe(true);
});

test('a key that is tried again is not the oldest', () => {
  const tries = throttle(2);
  tries.count('red');
  for (let i = 0; i < 9_999; i++) tries.count(`key ${i}`);
  tries.count('red');
  tries.count('one more');
  expect(tries.isShut('red')).toBe(true);
});
