import { expect, test } from 'vitest';
import { linkIn, stepIn } from './linked-line.ts';

const step = (n: number, opening: number, round: number, isUndone = false) => ({
  ...{ n, opening, round, isUndone, phase: 'orders', at: '2026-01-01T00:00:00.000Z' },
  rewoundTo: null,
});

const steps = [step(0, 0, 1), step(1, 0, 1), step(2, 1, 1), step(3, 2, 2), step(4, 2, 2)];

test.each([
  ['?phase=1&line=0123abcd', { of: 'phase', number: 1, line: '0123abcd' }],
  ['?phase=1', { of: 'phase', number: 1, line: null }],
  ['?round=3', { of: 'round', number: 3, line: null }],
  ['?phase=1&line=nonsense', null],
  ['?phase=one', null],
  ['?as=referee', null],
  ['?round=1&line=0123abcd', { of: 'round', number: 1, line: '0123abcd' }],
  ['?round=1&line=nonsense', null],
])('what the address %s names', (search, link) => {
  expect(linkIn(search)).toEqual(link);
});

test.each([
  ['a phase: the step that opened it', 'phase', 1, 2],
  ['a phase that has not begun', 'phase', 9, null],
  ['a closed round: the step that closed it', 'round', 1, 3],
  ['the open round: the last step', 'round', 2, 4],
  ['a round that has not begun', 'round', 3, null],
] as const)('a link leads to a step; %s', (_title, of, number, n) => {
  expect(stepIn(steps, { of, number })).toBe(n);
});

test.each([
  ['a phase that began among them', 'phase', 2, 3],
  ['a phase that may have begun before them', 'phase', 1, undefined],
  ['a phase before them', 'phase', 0, undefined],
  ['a phase that has not begun', 'phase', 9, null],
  ['a round that was closed among them', 'round', 1, 3],
  ['a round before them', 'round', 0, undefined],
  ['a round that has not begun', 'round', 3, null],
] as const)('the last steps alone tell of some links; %s', (_title, of, number, n) => {
  expect(stepIn(steps.slice(2), { of, number })).toBe(n);
});

test('undone steps do not close a round', () => {
  const rewound = [step(0, 0, 1), step(1, 1, 2, true), { ...step(2, 2, 1), rewoundTo: 0 }, step(3, 3, 2)];
  expect(stepIn(rewound, { of: 'round', number: 1 })).toBe(3);
});
