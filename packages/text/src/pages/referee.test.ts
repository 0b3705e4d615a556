import { expect, test } from 'vitest';
import { refereeText } from './referee.ts';

test.each([
  [1, 'One seat is missing'],
  [2, 'Two seats are missing'],
  [9, '9 seats are missing'],
])('the headline of the desk with %i missing', (n, says) => {
  expect(refereeText.missing(n)).toBe(says);
});
