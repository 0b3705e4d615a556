import { expect, test } from 'vitest';
import { isCutShort, stepsUpTo } from './standing-steps.ts';

const step = (n: number, rewoundTo: number | null = null) => ({
  ...{ n, rewoundTo, opening: n, round: 1, phase: 'war', at: '2026-01-01T00:00:00.000Z' },
  isUndone: n === 2 || n === 3 || n === 4,
});
/** Step 3 goes back to step 1, and step 5 too. */
const WAR = [step(0), step(1), step(2), step(3, 1), step(4), step(5, 1), step(6)];

test.each([
  ['a step that stands: none that was undone', 6, [0, 1, 5, 6]],
  ['a rewind', 5, [0, 1, 5]],
  ['an undone step: not what had been undone by then', 4, [0, 1, 3, 4]],
  ['an undone step before any rewind', 2, [0, 1, 2]],
])('which steps led to %s', (_title, n, led) => {
  expect(stepsUpTo(WAR, n).map((one) => one.n)).toEqual(led);
});

test('only those that are loaded', () => {
  expect(stepsUpTo(WAR.slice(4), 6).map((one) => one.n)).toEqual([5, 6]);
  expect([WAR, WAR.slice(1), WAR.slice(4)].map((steps) => isCutShort(steps, 6))).toEqual([false, false, true]);
});
