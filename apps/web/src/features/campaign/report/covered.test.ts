import type { PhaseEntry } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import type { Steps } from '../../campaign-data/step-list.ts';
import { coveredSteps, firstLooks, looksAfter } from './covered.ts';

const PHASES: readonly PhaseEntry[] = [
  { id: 'orders', kind: 'sealed', isSetup: false },
  { id: 'battle-orders', kind: 'sealed', isSetup: false },
  { id: 'battle', kind: 'open', isSetup: false },
];

const step = (n: number, opening: number, round: number, phase: string) => ({
  ...{ n, opening, round, phase, at: '2026-01-01T00:00:00.000Z' },
  ...{ isUndone: false, rewoundTo: null },
});

const WAR = [
  step(0, 0, 1, 'orders'),
  step(1, 1, 1, 'battle-orders'),
  step(2, 2, 1, 'battle'), // battle orders were sealed; units were attacked
  step(3, 2, 1, 'battle'), // others decided something
  step(4, 2, 1, 'battle'),
  step(5, 3, 2, 'orders'), // the battles are over
  step(6, 3, 2, 'orders'), // an offer
  step(7, 4, 2, 'battle-orders'),
];

const covered = (n: number, from = n, steps: Steps = WAR) => coveredSteps({ steps, n, phases: PHASES, from });

test.each([
  ['battles that others decide', 4, [2, 3, 4]],
  ['the end of the battles', 5, [2, 3, 4, 5]],
  ['what arrives while orders are written', 6, [2, 3, 4, 5, 6]],
  ['a phase with sheets', 7, [7]],
  ['the start', 0, [0]],
  ['a step that is not in the list', 99, [99]],
])('the report of a phase covers all its steps: %s', (_title, n, steps) => {
  expect(covered(n)).toEqual(steps);
});

test('it goes back to what the reader has not looked at, but not into an earlier turn', () => {
  expect(covered(5, 0)).toEqual([1, 2, 3, 4, 5]);
  expect(covered(7, 0)).toEqual([6, 7]);
});

test('it does not go back beyond a rewind, or into what was undone', () => {
  const undone = WAR.slice(0, 4).map((one) => ({ ...one, isUndone: one.n > 1 }));
  const rewound = [...undone, { ...step(4, 3, 1, 'battle'), rewoundTo: 1 }, step(5, 3, 1, 'battle')];
  expect(covered(5, 0, rewound)).toEqual([4, 5]);
  expect(covered(3, 0, rewound)).toEqual([2, 3]);
});

test('it covers no more than the steps that are loaded', () => {
  expect(covered(4, 0, WAR.slice(3))).toEqual([3, 4]);
  expect(covered(4, -1, WAR.slice(3))).toEqual([3, 4]);
});

const DAYS: readonly PhaseEntry[] = [
  { id: 'war', kind: 'open', isSetup: false },
  { id: 'night', kind: 'open', isSetup: false },
];

const MONTH = [
  step(0, 0, 0, 'war'),
  step(1, 1, 1, 'war'), // a midnight
  step(2, 1, 1, 'war'),
  step(3, 2, 2, 'war'), // a midnight
  step(4, 2, 2, 'war'),
  step(5, 3, 2, 'night'), // a game night begins
  step(6, 3, 2, 'night'),
  step(7, 4, 3, 'war'), // a midnight
];

test.each([
  ['up to a step', 4, 4, [3, 4]],
  ['with a night in it', 6, 6, [3, 4, 5, 6]],
  ['that has just begun', 7, 7, [7]],
  ['with what the reader has not looked at of the day before', 7, 5, [6, 7]],
  ['with the whole day before, and no further', 7, -1, [3, 4, 5, 6, 7]],
  ['a step that is not in the list', 99, 99, [99]],
])('in a game whose rounds are days a report covers a day: %s', (_title, n, from, numbers) => {
  expect(coveredSteps({ steps: MONTH, n, phases: DAYS, from })).toEqual(numbers);
});

test('after a rewind the report of a day tells what still counts, without what was undone', () => {
  const undone = MONTH.slice(0, 5).map((one) => ({ ...one, isUndone: one.n > 3 }));
  const rewound = [...undone, { ...step(5, 3, 2, 'war'), rewoundTo: 3 }, step(6, 3, 2, 'war')];
  const of = (n: number, from: number) => coveredSteps({ steps: rewound, n, phases: DAYS, from });
  expect(of(5, 5)).toEqual([3, 5]);
  expect(of(6, 1)).toEqual([2, 3, 5, 6]);
  expect(of(4, 4)).toEqual([3, 4]);
});

test('the report of a long day covers its last hundred steps', () => {
  const long = Array.from({ length: 150 }, (_, n) => step(n, 0, 1, 'war'));
  const numbers = coveredSteps({ steps: long, n: 149, phases: DAYS, from: 149 });
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([100, 50, 149]);
});

test('steps count as looked at once the reader leaves the report that told them', () => {
  const arrived = looksAfter(looksAfter(firstLooks(4), 5, false), 6, false);
  expect(arrived.from).toBe(4);
  const reading = looksAfter(looksAfter(arrived, 6, true), 7, true);
  expect(reading).toMatchObject({ from: 4, looked: 7 });
  const left = looksAfter(reading, 7, false);
  expect(left).toMatchObject({ from: 4, looked: 7 });
  expect(looksAfter(left, 8, false)).toMatchObject({ from: 7, looked: 7 });
});

test('a report that the next step opens covers the steps since the one before', () => {
  const looked = looksAfter(looksAfter(firstLooks(4), 4, true), 4, false);
  expect(looksAfter(looked, 6, true)).toMatchObject({ from: 4, looked: 6 });
});

test('if nothing happens, everything stays as it is', () => {
  const looks = looksAfter(firstLooks(4), 5, true);
  expect(looksAfter(looks, 5, true)).toBe(looks);
});
