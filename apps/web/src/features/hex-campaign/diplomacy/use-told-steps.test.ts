import { expect, test } from 'vitest';
import { tellingSteps } from './use-told-steps.ts';

const at = '2026-01-01T00:00:00.000Z';
const step = (n: number, opening: number, round: number, phase: string, isUndone = false) => ({
  ...{ n, opening, at, round, phase, isUndone },
  rewoundTo: null,
});

const NONE: ReadonlySet<string> = new Set();

const WAR = [
  step(0, 0, 1, 'build'),
  step(1, 0, 1, 'build'), // an offer
  step(2, 1, 1, 'movement-orders'),
  step(3, 2, 1, 'battle-orders'),
  step(4, 3, 2, 'build'),
  step(5, 4, 2, 'movement-orders'),
];

test('agreements are reported in the steps that close Build or end a turn, the newest first', () => {
  expect(tellingSteps(WAR, 5, NONE)).toEqual([5, 4, 2]);
});

test('steps after the one that is shown are not fetched', () => {
  expect(tellingSteps(WAR, 4, NONE)).toEqual([4, 2]);
});

test('in a war whose Build is played with the march, the end of each turn reports both', () => {
  const war = [step(0, 0, 1, 'movement-orders'), step(1, 1, 2, 'movement-orders')];
  expect(tellingSteps(war, 1, NONE)).toEqual([1]);
});

test('undone steps report agreements only to readers who view them', () => {
  const undone = [...WAR.slice(0, 3), step(3, 2, 2, 'build', true), step(4, 3, 2, 'movement-orders', true)];
  const war = [...undone, { ...step(5, 4, 1, 'movement-orders'), rewoundTo: 2 }, step(6, 5, 2, 'build')];
  expect(tellingSteps(war, 6, NONE)).toEqual([6, 2]);
  expect(tellingSteps(war, 4, NONE)).toEqual([4, 3, 2]);
});

test('a ruling reports agreements in whatever phase it was made', () => {
  const ruled = '2026-01-02T03:04:05.678Z';
  const war = [...WAR, { ...step(6, 5, 2, 'movement-orders'), at: ruled }, step(7, 5, 2, 'movement-orders')];
  expect(tellingSteps(war, 7, new Set([ruled]))).toEqual([6, 5, 4, 2]);
  expect(tellingSteps(war, 5, new Set([ruled])), 'not before it was made').toEqual([5, 4, 2]);
  const rewind = { ...step(7, 6, 2, 'movement-orders'), rewoundTo: 5 };
  const undone = [...WAR, { ...step(6, 5, 2, 'movement-orders', true), at: ruled }, rewind];
  expect(tellingSteps(undone, 7, new Set([ruled])), 'nor once it was undone').toEqual([5, 4, 2]);
});
