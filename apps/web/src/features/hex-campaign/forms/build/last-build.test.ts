import { expect, test } from 'vitest';
import { lastBuildStep } from './last-build.ts';

const step = (n: number, opening: number, round: number, phase: string) => ({ n, opening, round, phase });

test('last turn’s build sheets were carried out in the step after its Build phase', () => {
  const steps = [step(1, 1, 1, 'build'), step(2, 1, 1, 'build'), step(3, 2, 1, 'air-orders'), step(9, 6, 2, 'build')];
  expect(lastBuildStep(steps, 2)).toBe(3);
});

test('the first turn has no such step', () => {
  expect(lastBuildStep([step(1, 1, 1, 'build')], 1)).toBeNull();
});
