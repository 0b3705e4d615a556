import { expect, test } from 'vitest';
import { minuteMark } from './minute-mark.ts';

test.each([
  [5 * 60_000 + 1, null],
  [5 * 60_000, 5],
  [60_001, 5],
  [60_000, 1],
  [1, 1],
  [0, 0],
  [-3000, 0],
])('With %i ms left the last time that is spoken is %s minutes', (left, mark) => {
  expect(minuteMark(left)).toBe(mark);
});
