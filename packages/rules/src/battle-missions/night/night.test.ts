import { expect, test } from 'vitest';
import { readDice } from '../dice/reader.ts';
import { barrageDice, firingRange, isSeen, NIGHT_TABLE, sightRange } from './night.ts';

test.each([
  [[1, 1], 6],
  [[3, 5], 24],
  [[6, 6], 36],
  [[4, 5], 27],
])('MSN-NIGHT-03: %j is a range of %i inches', (dice, inches) => {
  expect(readDice(sightRange(), dice)).toEqual({ kind: 'read', reading: inches });
});

test('MSN-NIGHT-04: a target at the rolled distance is seen, one further away is not', () => {
  expect(isSeen(15, 15)).toBe(true);
  expect(isSeen(15, 16)).toBe(false);
});

test('MSN-NIGHT-04: a long roll does not extend the range of a weapon', () => {
  expect(firingRange(36, 24)).toBe(24);
  expect(firingRange(15, 24)).toBe(15);
});

test('MSN-CONC-02: the check for a concealed target is the night check', () => {
  expect(readDice(sightRange(), [3, 4])).toEqual({ kind: 'read', reading: 21 });
  expect([20, 21, 22].map((distance) => isSeen(21, distance))).toEqual([true, true, false]);
});

test('MSN-CONC-03: rifles cannot fire at 12 inches after a check of 9', () => {
  expect(readDice(sightRange(), [1, 2])).toEqual({ kind: 'read', reading: 9 });
  expect(isSeen(9, 12)).toBe(false);
});

test('MSN-NIGHT-05: a barrage at an unseen target scatters by one more die', () => {
  expect(barrageDice(2, isSeen(12, 40))).toBe(3);
  expect(barrageDice(2, isSeen(33, 30))).toBe(2);
});

test('MSN-COMP-08: the printed table has every sum of two dice', () => {
  expect(NIGHT_TABLE.map(({ sum, inches }) => [sum, inches])).toEqual([
    [2, 6],
    [3, 9],
    [4, 12],
    [5, 15],
    [6, 18],
    [7, 21],
    [8, 24],
    [9, 27],
    [10, 30],
    [11, 33],
    [12, 36],
  ]);
});
