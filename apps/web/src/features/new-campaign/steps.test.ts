import { expect, test } from 'vitest';
import { stepAfter, stepBefore, stepsOf } from './steps.ts';

const SEALED = [{ id: 'write', kind: 'sealed', isSetup: false }] as const;
const OPEN = [{ id: 'play', kind: 'open', isSetup: false }] as const;

test.each([
  ['sheets and an order clock', 'asked', SEALED, true],
  ['sheets alone, whose drafts may count', 'none', SEALED, true],
  ['an order clock alone', 'asked', OPEN, true],
  ['neither', 'none', OPEN, false],
] as const)('the form for a game with %s: whether it asks about the clock', (_title, orderClock, phases, asks) => {
  expect(stepsOf({ orderClock, phases }).includes('clock')).toBe(asks);
});

test('without the step about the clock, the steps beside it follow each other', () => {
  const steps = stepsOf({ orderClock: 'none', phases: OPEN });
  expect(steps).toEqual(['rules', 'seats', 'people', 'terms']);
  expect(stepAfter(steps, 'seats')).toBe('people');
  expect(stepBefore(steps, 'people')).toBe('seats');
  expect([stepBefore(steps, 'rules'), stepAfter(steps, 'terms')]).toEqual([null, null]);
});
