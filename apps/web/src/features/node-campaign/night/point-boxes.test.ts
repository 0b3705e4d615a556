import { expect, test } from 'vitest';
import { minuteMark } from './minute-mark.ts';
import { type PointBox, pointBoxes } from './point-boxes.tsx';

/** `#` left, `/` spent, `.` missing; round ones as `O`, `%`. */
const drawn = (boxes: readonly PointBox[]): string =>
  boxes
    .map(({ isRound, state }) => ({ left: isRound ? 'O' : '#', spent: isRound ? '%' : '/', missing: '.' })[state])
    .join('');

test.each([
  ['Points of the night are spent first', { ordinary: 5, night: 4, spend: 5, isOrdinaryOnly: false }, '####/%%%%.'],
  [
    'Only ordinary points pay against absent players',
    { ordinary: 5, night: 4, spend: 5, isOrdinaryOnly: true },
    '/////OOOO.',
  ],
  [
    'A cheap order leaves points of the night',
    { ordinary: 1, night: 3, spend: 1, isOrdinaryOnly: false },
    '#OO%......',
  ],
  [
    'More points than the limit have boxes beyond it',
    { ordinary: 9, night: 2, spend: 0, isOrdinaryOnly: false },
    '#########OO',
  ],
  [
    'An order that is too dear spends what is there',
    { ordinary: 1, night: 1, spend: 5, isOrdinaryOnly: false },
    '/%........',
  ],
])('%s', (_title, points, expected) => {
  expect(drawn(pointBoxes({ ...points, limit: 10 }))).toBe(expected);
});

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
