import { expect, test } from 'vitest';
import { airText } from './air.ts';
import { squadronName, squadronsText } from './squadrons.ts';

test.each([
  [1, '1st Squadron'],
  [2, '2nd Squadron'],
  [3, '3rd Squadron'],
  [4, '4th Squadron'],
  [12, '12th Squadron'],
  [21, '21st Squadron'],
])('squadron %i is called %s', (n, name) => {
  expect(squadronName(n)).toBe(name);
});

test('the numbers with the same result share a line', () => {
  expect(airText.die([2, 3], 'settlements')).toBe('2 and 3: settlements');
});

test('squadrons without a mission are counted', () => {
  expect(squadronsText.stay(1)).toBe('1 squadron has no mission and stays on the ground');
  expect(squadronsText.stay(2)).toBe('2 squadrons have no mission and stay on the ground');
  expect(airText.count(1, 2)).toBe('1 flying, 2 without a mission');
});
