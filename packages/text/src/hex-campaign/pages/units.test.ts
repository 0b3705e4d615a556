import { expect, test } from 'vitest';
import { unitText } from './units.ts';

test('an army shows its points, and how many are ready if not all are', () => {
  expect(unitText.points(1000, 1000)).toBe('1,000 points');
  expect(unitText.points(340, 1000)).toBe('340 of 1,000 points ready');
  expect(unitText.inShort(unitText.points(340, 1000), 4)).toBe('340 of 1,000 points ready, movement 4');
  expect(unitText.inShort(null, 6)).toBe('Movement 6');
});
