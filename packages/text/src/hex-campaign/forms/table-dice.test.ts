import { expect, test } from 'vitest';
import { calledWords } from './table-dice.ts';

test.each([
  [{ battleTurn: 2, die: 2, bonus: 2, enters: true }, 'in turn 2 (rolled 2 + 2) and succeeded'],
  [{ battleTurn: 3, die: 4, bonus: -1, enters: false }, 'in turn 3 (rolled 4 − 1) and failed'],
  [{ battleTurn: 4, die: 4, bonus: 0, enters: true }, 'in turn 4 (rolled 4) and succeeded'],
])('a unit called into a battle: %o', (called, words) => {
  expect(calledWords(called)).toBe(words);
});
