import { sectorSetUp } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const { settings } = sectorSetUp().board;

test('during the set-up, its phases are shown with the open one marked', () => {
  expect(stepsOf({ phase: 'majors', settings }).map(({ phase, state }) => `${phase} ${state}`)).toEqual([
    'armies done',
    'majors now',
    'planet later',
    'experience later',
    'deployment later',
  ]);
});

test('a turn begins with aerial missions if nothing is decided before them', () => {
  expect(stepsOf({ phase: 'moves', settings })[0]).toEqual({ phase: 'air', state: 'done' });
});

test('with command resources or directives, a turn begins with the command phase', () => {
  const [first] = stepsOf({ phase: 'moves', settings: { ...settings, directives: true } });
  expect(first).toEqual({ phase: 'command', state: 'done' });
});
