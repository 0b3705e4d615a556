import { expect, test } from 'vitest';
import { tellingSteps } from './use-told-steps.ts';

const at = '2026-01-01T00:00:00.000Z';
const step = (n: number, opening: number, round: number, phase: string) => ({ n, opening, at, round, phase });

const WAR = [
  step(0, 0, 1, 'build'),
  step(1, 0, 1, 'build'), // an offer
  step(2, 1, 1, 'movement-orders'),
  step(3, 2, 1, 'battle-orders'),
  step(4, 3, 2, 'build'),
  step(5, 4, 2, 'movement-orders'),
];

test('agreements are told in the steps that close Build or end a turn, the newest first', () => {
  expect(tellingSteps(WAR, 5)).toEqual([5, 4, 2]);
});

test('nothing is asked of steps after the one that is shown', () => {
  expect(tellingSteps(WAR, 4)).toEqual([4, 2]);
});

test('in a war whose Build is played with the march, the end of each turn tells of both', () => {
  const war = [step(0, 0, 1, 'movement-orders'), step(1, 1, 2, 'movement-orders')];
  expect(tellingSteps(war, 1)).toEqual([1]);
});
