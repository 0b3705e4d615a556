import { expect, test } from 'vitest';
import { openStep, setUpSteps } from './set-up-steps.ts';

const states = (step: 'guard' | 'colonies' | 'others' | null) =>
  setUpSteps({ setUp: { step, owed: [], parts: [] } }).map(({ id, state }) => `${id} ${state}`);

test('what comes before the open step is done, even if it asked nobody', () => {
  expect(states('others')).toEqual(['dealt done', 'guard done', 'colonies done', 'others now', 'midnight later']);
  expect(states('guard')).toEqual(['dealt done', 'guard now', 'colonies later', 'others later', 'midnight later']);
});

test('when everyone has chosen, the war waits for a midnight, the last step', () => {
  expect(states(null).at(-1)).toBe('midnight now');
  expect(openStep({ setUp: { step: null, owed: [], parts: [] } })).toEqual([5, 5]);
  expect(openStep({ setUp: { step: 'guard', owed: [], parts: [] } })).toEqual([2, 5]);
});

test('when the war has begun, everything is done', () => {
  expect(setUpSteps({ setUp: null }).every(({ state }) => state === 'done')).toBe(true);
});
