import { expect, test } from 'vitest';
import { roundsAround } from './rounds.ts';

test.each([
  ['the first', 1, 20, [1, 2], 20],
  ['the fourth', 4, 20, [1, 2, 3, 4, 5], 20],
  ['a later one', 9, 20, [6, 7, 8, 9, 10], 20],
  ['the last but one', 19, 20, [16, 17, 18, 19, 20], null],
  ['the last', 20, 20, [17, 18, 19, 20], null],
  ['the only one', 1, 1, [1], null],
])('around %s round', (_title, open, most, shown, upTo) => {
  expect(roundsAround(open, most)).toEqual({ shown, upTo });
});
