import { expect, test } from 'vitest';
import { calledWords } from './table-dice.ts';

test.each([
  [{ battleTurn: 2, die: 2, bonus: 2, enters: true }, '(turn 2, rolled 2 + 2): it came in'],
  [{ battleTurn: 3, die: 4, bonus: -1, enters: false }, '(turn 3, rolled 4 − 1): it did not come in'],
  [{ battleTurn: 4, die: 4, bonus: 0, enters: true }, '(turn 4, rolled 4): it came in'],
])('a unit called into a battle: %o', (called, words) => {
  expect(calledWords(called)).toBe(words);
});
