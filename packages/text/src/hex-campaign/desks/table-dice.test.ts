import { expect, test } from 'vitest';
import { calledWords } from './table-dice.ts';

test.each([
  [{ battleTurn: 2, die: 2, bonus: 2, enters: true }, 'turn 2, 2 + 2, and it comes in'],
  [{ battleTurn: 3, die: 4, bonus: -1, enters: false }, 'turn 3, 4 − 1, and it does not come'],
  [{ battleTurn: 4, die: 4, bonus: 0, enters: true }, 'turn 4, 4, and it comes in'],
])('a unit that was called into a battle: %o', (called, words) => {
  expect(calledWords(called)).toBe(words);
});
