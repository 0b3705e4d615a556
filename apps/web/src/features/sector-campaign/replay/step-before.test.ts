import { expect, test } from 'vitest';
import { stepBefore } from './step-before.ts';

type Asked = Parameters<typeof stepBefore>[0];
const step = (n: number, rewoundTo: number | null = null): Asked['steps'][number] => ({
  ...{ n, at: '2031-05-03T12:00:00.000Z', phase: 'moves', opening: 4, round: 1 },
  ...{ rewoundTo, isUndone: false },
});
const asked = (steps: Asked['steps'], n: number, first: number): number =>
  stepBefore({ steps, n, covered: { first, earlier: [], isLoading: false } });

test('a replay begins with the board of the step before the report', () => {
  expect(asked([step(3), step(4), step(5)], 5, 4)).toBe(3);
});

test('after a rewind it begins with the step that the campaign went back to', () => {
  expect(asked([step(2), step(3), step(4), step(5, 2)], 5, 5)).toBe(2);
});

test('the first report of all begins with the set-up', () => {
  expect(asked([step(0)], 0, 0)).toBe(0);
});
