import { expect, test } from 'vitest';
import { quantile } from './spread.ts';

test.each([
  ['the middle of an odd number', [3, 1, 2], 0.5, 2],
  ['the worst of few', [5, 1, 9], 0.99, 9],
  ['the ninety-ninth of a hundred', Array.from({ length: 100 }, (_, i) => 100 - i), 0.99, 99],
  ['none of none', [], 0.5, 0],
])('%s', (_title, values, share, value) => {
  expect(quantile(values, share)).toBe(value);
});
