import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCalm } from './calm.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

function calm() {
  const done: number[] = [];
  const ask = createCalm<{ readonly n: number }>(100, ({ n }) => done.push(n));
  return { done, ask: (key: string, n: number) => ask(key, { n }) };
}

test('the first is done at once, and of all that follow soon the last, after the pause', () => {
  const { done, ask } = calm();
  for (const n of [1, 2, 3]) ask('red', n);
  expect(done).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1, 3]);
  ask('red', 4);
  expect(done).toEqual([1, 3]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1, 3, 4]);
});

test('who asks for nothing more is done with, and begins anew', () => {
  const { done, ask } = calm();
  ask('red', 1);
  vi.advanceTimersByTime(100);
  expect(vi.getTimerCount()).toBe(0);
  ask('red', 2);
  expect(done).toEqual([1, 2]);
});

test('one key does not wait for another', () => {
  const { done, ask } = calm();
  ask('red', 1);
  ask('blue', 2);
  expect(done).toEqual([1, 2]);
});
