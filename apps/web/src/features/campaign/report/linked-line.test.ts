import { expect, test } from 'vitest';
import { linkedIn } from './linked-line.ts';

const step = (n: number, opening: number, round: number, isUndone = false) => ({
  ...{ n, opening, round, isUndone, phase: 'orders', at: '2026-01-01T00:00:00.000Z' },
  isRewind: false,
});

const steps = [step(0, 0, 1), step(1, 0, 1), step(2, 1, 1), step(3, 2, 2), step(4, 2, 2)];

test.each([
  ['?phase=1&line=0123abcd', { n: 2, line: '0123abcd', isRound: false }],
  ['?phase=1', { n: 2, line: null, isRound: false }],
  ['?phase=9&line=0123abcd', { n: null, line: '0123abcd', isRound: false }],
  ['?phase=1&line=nonsense', null],
  ['?phase=one', null],
  ['?as=referee', null],
])('the address %s leads to the step that opened the phase', (search, linked) => {
  expect(linkedIn(search, { steps })).toEqual(linked);
});

test.each([
  ['a closed round: the step that closed it', '?round=1', 3],
  ['the open round: the last step', '?round=2', 4],
  ['a round that has not begun', '?round=3', null],
])('a link to a round leads to its end; %s', (_title, search, n) => {
  expect(linkedIn(search, { steps })).toEqual({ n, line: null, isRound: true });
});

test('undone steps do not close a round', () => {
  const rewound = [step(0, 0, 1), step(1, 1, 2, true), { ...step(2, 2, 1), isRewind: true }, step(3, 3, 2)];
  expect(linkedIn('?round=1', { steps: rewound })).toMatchObject({ n: 3 });
});
