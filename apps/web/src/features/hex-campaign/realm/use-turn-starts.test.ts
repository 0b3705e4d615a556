import { expect, test } from 'vitest';
import { turnStarts } from './use-turn-starts.ts';

const step = (n: number, round: number) => ({
  ...{ n, round, phase: 'build', at: '2026-01-01T00:00:00.000Z', opening: n },
  ...{ isUndone: false, rewoundTo: null },
});

test('a turn starts with the first step that shows it, and steps after the viewed one do not count', () => {
  const steps = [step(0, 0), step(1, 1), step(2, 1), step(3, 2), step(4, 2), step(5, 3)];
  expect(turnStarts(steps, 4)).toEqual([
    { turn: 2, n: 3 },
    { turn: 1, n: 1 },
    { turn: 0, n: 0 },
  ]);
});

test('a turn that the referee rewound starts where it was played again', () => {
  const steps = [step(0, 1), { ...step(1, 2), isUndone: true }, { ...step(2, 1), rewoundTo: 0 }, step(3, 2)];
  expect(turnStarts(steps, 3)).toEqual([
    { turn: 2, n: 3 },
    { turn: 1, n: 0 },
  ]);
});

test('steps whose beginning is not loaded do not show how their first turn started', () => {
  expect(turnStarts([step(2, 1), step(3, 2), step(4, 2)], 4)).toEqual([{ turn: 2, n: 3 }]);
});
