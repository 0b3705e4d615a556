import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDice } from '../dice/reader.ts';
import type { Ability } from '../types.ts';
import { circles, landing, mayStrike, modelsPlaced, onIllegalPlace, strikeScatter } from './deep-strike.ts';

test.each<[string, readonly Ability[], boolean, boolean]>([
  ['a unit that needs the rule may not strike without it', ['deep-strike'], false, false],
  ['a unit that needs the rule may strike with it', ['deep-strike'], true, true],
  ['a unit that always may does not need the rule', ['deep-strike-always'], false, true],
  ['a unit without the ability may not strike', ['scouts'], true, false],
])('MSN-DS-01: %s', (_title, abilities, isInForce, expected) => {
  expect(mayStrike({ abilities }, isInForce)).toBe(expected);
});

test('MSN-DS-04: an arriving unit scatters by two dice', () => {
  expect(readDice(strikeScatter(), [4, 2, 3, 5, 2])).toEqual({ kind: 'read', reading: { degrees: 80, inches: 7 } });
  expect(readDice(strikeScatter(), [1])).toEqual({ kind: 'read', reading: null });
});

test.each<[number, readonly number[]]>([
  [1, []],
  [5, [4]],
  [7, [6]],
  [10, [6, 3]],
  [20, [6, 12, 1]],
])('MSN-DS-05: %i models stand in circles of %j', (models, expected) => {
  expect(circles(models)).toEqual(expected);
});

const TABLE = { width: 7200, depth: 4800 };

test('MSN-DS-06: a unit whose first model drifts off the table is destroyed', () => {
  const aim = { x: 7000, y: 2400 };
  expect(landing(aim, { degrees: 90, inches: 7 }, TABLE)).toEqual({ at: { x: 7700, y: 2400 }, isOff: true });
  expect(landing(aim, { degrees: 90, inches: 2 }, TABLE)).toEqual({ at: { x: 7200, y: 2400 }, isOff: false });
  expect(landing(aim, null, TABLE)).toEqual({ at: aim, isOff: false });
});

test('MSN-DS-07: if two places of the first circle are blocked, the surplus of eight models is destroyed', () => {
  expect(modelsPlaced(8, [4, 12], 'surplusDestroyed')).toBe(5);
  expect(modelsPlaced(8, [4, 12], 'nextCircle')).toBe(8);
});

test('MSN-DS-07: at the table edge two of five models find no place under either setting', () => {
  expect(modelsPlaced(5, [2, 0], 'surplusDestroyed')).toBe(3);
  expect(modelsPlaced(5, [2, 0], 'nextCircle')).toBe(3);
});

test('MSN-DS-05, -07: with all places free, every model stands where its circle is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (models) => {
      const standing = circles(models);
      expect(1 + standing.reduce((sum, one) => sum + one, 0)).toBe(models);
      const free = standing.map((_, i) => 6 * (i + 1));
      expect(modelsPlaced(models, free, 'surplusDestroyed')).toBe(models);
    }),
  );
});

test('MSN-DS-07: going on to the next circle never loses more models than stopping', () => {
  const places = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), places, (models, free) => {
      const stopping = modelsPlaced(models, free, 'surplusDestroyed');
      expect(modelsPlaced(models, free, 'nextCircle')).toBeGreaterThanOrEqual(stopping);
      expect(stopping).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('MSN-DS-08: a unit whose first model lands in an illegal place is destroyed, or moved if the terms say so', () => {
  expect(onIllegalPlace({ illegalCentre: 'destroyed' })).toBe('destroyed');
  expect(onIllegalPlace({ illegalCentre: 'nudge' })).toBe('moved');
});
