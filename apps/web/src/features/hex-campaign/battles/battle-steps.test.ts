import { expect, test } from 'vitest';
import { battleSteps } from './battle-steps.ts';

const step = (n: number, round: number, phase: string) => ({ n, round, phase });
const STEPS = [step(1, 5, 'battle'), step(2, 5, 'battle'), step(3, 6, 'spending'), step(4, 6, 'battle')];

test('a battle is looked up in the turn in which it was over, and in the turn that it ended', () => {
  expect(battleSteps(STEPS, 6)).toEqual([4, 2]);
  expect(battleSteps(STEPS, 5)).toEqual([2]);
});

test('a turn without battles is not asked about', () => {
  expect(battleSteps(STEPS, 9)).toEqual([]);
});
