import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDice } from '../dice/reader.ts';
import { type Drift, drifted, isOnTable, scatter } from './scatter.ts';

const read = (distanceDice: number, dice: readonly number[]) => readDice(scatter(distanceDice), dice);
const found = (reading: Drift) => ({ kind: 'read', reading });

test.each<[string, readonly number[], Drift]>([
  ['a 1 is a hit', [1], null],
  ['a 2 is a hit', [2], null],
  ['an arrow at 80° over 7 inches', [4, 2, 3, 5, 2], { degrees: 80, inches: 7 }],
  ['the last direction and the longest way', [6, 6, 6, 6, 6], { degrees: 350, inches: 12 }],
  ['the first direction is north', [3, 1, 1, 1, 1], { degrees: 0, inches: 2 }],
])('MSN-DS-04: %s', (_title, dice, drift) => {
  expect(read(2, dice)).toEqual(found(drift));
});

test('MSN-DS-04: direction and distance are rolled only for an arrow', () => {
  expect(read(2, [2, 4])).toEqual({ kind: 'too-many' });
  expect(read(2, [5, 1, 4, 3])).toEqual({ kind: 'too-few' });
});

test('MSN-CONC-04: a barrage at an unseen target scatters by one more die', () => {
  expect(read(3, [5, 1, 4, 3, 6, 4])).toEqual(found({ degrees: 30, inches: 13 }));
  expect(read(3, [2])).toEqual(found(null));
});

test('MSN-NIGHT-05: 11 inches at 120° in the dark', () => {
  expect(read(3, [5, 3, 1, 1, 4, 6])).toEqual(found({ degrees: 120, inches: 11 }));
});

const TABLE = { width: 7200, depth: 4800 };
const AIM = { x: 7000, y: 2400 };

test('MSN-DS-06: a model that drifts over the edge is off the table', () => {
  const landed = drifted(AIM, { degrees: 90, inches: 7 });
  expect(landed).toEqual({ x: 7700, y: 2400 });
  expect(isOnTable(landed, TABLE)).toBe(false);
});

test('MSN-DS-06: a model on the exact edge is on the table', () => {
  const landed = drifted(AIM, { degrees: 90, inches: 2 });
  expect(landed).toEqual({ x: 7200, y: 2400 });
  expect(isOnTable(landed, TABLE)).toBe(true);
});

test.each([
  ['north', 0, { x: 0, y: 1000 }],
  ['east', 90, { x: 1000, y: 0 }],
  ['south', 180, { x: 0, y: -1000 }],
  ['west', 270, { x: -1000, y: 0 }],
  ['north-east by north', 30, { x: 500, y: 866 }],
  ['west-north-west', 300, { x: -866, y: 500 }],
])('MSN-DS-04: ten inches to the %s', (_title, degrees, end) => {
  expect(drifted({ x: 0, y: 0 }, { degrees, inches: 10 })).toEqual(end);
});

test('MSN-DS-04: the way back is as long as the way there', () => {
  const direction = fc.integer({ min: 0, max: 35 }).map((step) => step * 10);
  fc.assert(
    fc.property(direction, fc.integer({ min: 1, max: 24 }), (degrees, inches) => {
      const there = drifted(AIM, { degrees, inches });
      expect(drifted(there, { degrees: (degrees + 180) % 360, inches })).toEqual(AIM);
      const length = Math.hypot(there.x - AIM.x, there.y - AIM.y);
      expect(Math.abs(length - inches * 100)).toBeLessThan(1);
    }),
  );
});
