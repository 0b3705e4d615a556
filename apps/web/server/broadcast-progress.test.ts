import { expect, test } from 'vitest';
import { createBroadcastProgress } from './broadcast-progress.ts';

test('pages are notified of a step once, and never of an older one afterwards', () => {
  const progress = createBroadcastProgress();
  const steps = [
    ['red', 1],
    ['red', 1],
    ['blue', 1],
    ['red', 2],
    ['red', 1],
  ] as const;
  const since = steps.map(([campaign, n]) => {
    const before = progress.since(campaign, n);
    if (before !== null) progress.toldOf(campaign, n);
    return before;
  });
  expect(since).toEqual([0, null, 0, 1, null]);
});

test('a message about the last of several steps covers all steps that pages have not heard about', () => {
  const progress = createBroadcastProgress();
  expect(progress.isKnown('red')).toBe(false);
  progress.beginAt('red', 4);
  expect(progress.isKnown('red')).toBe(true);
  expect(progress.since('red', 7), 'until they have been told').toBe(4);
  expect(progress.since('red', 7)).toBe(4);
  progress.toldOf('red', 7);
  progress.beginAt('red', 5);
  expect(progress.since('red', 8)).toBe(7);
});

test('when there are too many campaigns, the oldest are forgotten', () => {
  const { toldOf, isKnown } = createBroadcastProgress();
  for (let i = 0; i <= 10_000; i++) toldOf(`${i}`, 1);
  expect([isKnown('0'), isKnown('1'), isKnown('10000')]).toEqual([false, true, true]);
});
