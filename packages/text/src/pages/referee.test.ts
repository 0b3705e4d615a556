import { expect, test } from 'vitest';
import { refereeText } from './referee.ts';

test.each([
  [1, 'Waiting for one player'],
  [2, 'Waiting for two players'],
  [9, 'Waiting for 9 players'],
])('the desk’s headline while it is waiting for %i', (n, says) => {
  expect(refereeText.missing(n)).toBe(says);
});
