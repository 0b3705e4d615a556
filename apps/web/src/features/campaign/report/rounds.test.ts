import { expect, test } from 'vitest';
import { lastOfRounds, roundsBesides } from './rounds.ts';

const step = (n: number, round: number | null, isUndone = false) => ({
  ...{ n, round, isUndone, opening: 0, phase: 'war', at: '2026-01-01T00:00:00.000Z', rewoundTo: null },
});
const numbersOf = (steps: readonly { readonly n: number }[]) => steps.map(({ n }) => n);

test('each round is told by its last step that stands', () => {
  const steps = [step(0, 0), step(1, 1), step(2, 1), step(3, 2), step(4, 2, true), step(5, null)];
  expect(numbersOf(lastOfRounds(steps))).toEqual([0, 2, 3]);
});

test('beside a report are the rounds before and after it, the nearest seven', () => {
  const steps = Array.from({ length: 40 }, (_, n) => step(n, Math.floor(n / 2)));
  const { older, newer } = roundsBesides(steps, { first: 20, last: 21 });
  expect(numbersOf(older)).toEqual([7, 9, 11, 13, 15, 17, 19]);
  expect(numbersOf(newer)).toEqual([23, 25, 27, 29, 31, 33, 35]);
});

test('a round that is covered in part is listed too', () => {
  const { older, newer } = roundsBesides([step(0, 1), step(1, 1), step(2, 1), step(3, 1)], { first: 1, last: 2 });
  expect([numbersOf(older), numbersOf(newer)]).toEqual([[0], [3]]);
});
