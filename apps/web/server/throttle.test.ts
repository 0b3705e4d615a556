import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

function throttled() {
  const done: number[] = [];
  const call = createThrottle<{ readonly n: number }>(100, ({ n }) => done.push(n));
  return { done, call: (key: string, n: number) => call(key, { n }) };
}

test('the first call runs immediately, and of the calls soon after it only the last, after the pause', () => {
  const { done, call } = throttled();
  for (const n of [1, 2, 3]) call('red', n);
  expect(done).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1, 3]);
  call('red', 4);
  expect(done).toEqual([1, 3]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1, 3, 4]);
});

test('a key without further calls is forgotten after the pause, and its next call runs immediately', () => {
  const { done, call } = throttled();
  call('red', 1);
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
  call('red', 2);
  expect(done).toEqual([1, 2]);
});

test('keys do not wait for each other', () => {
  const { done, call } = throttled();
  call('red', 1);
  call('blue', 2);
  expect(done).toEqual([1, 2]);
});
