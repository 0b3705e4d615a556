import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unit } from '../testing/units.ts';
import { arrivalsOf, arrives, neededToArrive, openRolls, reserveGroups } from './reserves.ts';

const TABLE = [4, 3, 2];

test.each<[number, number, boolean]>([
  [1, 6, false],
  [2, 4, true],
  [2, 3, false],
  [3, 3, true],
  [3, 2, false],
  [4, 2, true],
  [5, 1, false],
  [9, 2, true],
])('MSN-RES-04: in turn %i a %i brings a selection on: %s', (turn, die, expected) => {
  expect(arrives(die, turn, TABLE)).toBe(expected);
});

test('MSN-DS-03: a deep striker rolls like any reserve', () => {
  expect(arrives(3, 2, TABLE)).toBe(false);
  expect(arrives(3, 3, TABLE)).toBe(true);
});

test('MSN-RES-04: a club can use its own table, whose last number repeats', () => {
  expect([1, 2, 3, 4, 5].map((turn) => neededToArrive(turn, [5, 3]))).toEqual([null, 5, 3, 3, 3]);
});

test('MSN-RES-02: a platoon of three squads and a tank are two dice', () => {
  const platoon = [1, 2, 3].map((number) => unit('a', number, { selection: unit('a', 1).selection }));
  const groups = reserveGroups([...platoon, unit('a', 4, { kind: 'vehicle' })]);
  expect(groups.map(({ selection, units }) => [selection, units.length])).toEqual([
    ['as1', 3],
    ['as4', 1],
  ]);
});

test('MSN-RES-07: a squad and its transport are one die, even if they are two selections', () => {
  const squad = unit('a', 1);
  const transport = unit('a', 2, { kind: 'vehicle', transportOf: squad.id });
  expect(reserveGroups([transport, squad])).toMatchObject([{ selection: 'as1', units: [{ id: 'au2' }, { id: 'au1' }] }]);
});

const waiting = (number: number, hasRolled: boolean, hasArrived = false) => ({
  selection: unit('b', number).selection,
  hasRolled,
  hasArrived,
});

test('MSN-RES-08, MSN-COMP-04: with two selections in reserve and one diced for, one roll is open', () => {
  expect(openRolls([waiting(1, true), waiting(2, false)], 2, TABLE)).toEqual(['bs2']);
});

test('MSN-RES-04: in turn 1 no roll is open', () => {
  expect(openRolls([waiting(1, false)], 1, TABLE)).toEqual([]);
});

test('MSN-RES-03: whoever has arrived does not roll again', () => {
  expect(openRolls([waiting(1, false, true)], 3, TABLE)).toEqual([]);
});

test('MSN-RES-06: a unit that can deep strike chooses when it arrives', () => {
  expect(arrivalsOf(false, true)).toEqual(['edge', 'strike']);
  expect(arrivalsOf(false, false)).toEqual(['edge']);
});

test('MSN-DS-02: a unit that was set aside to strike does so', () => {
  expect(arrivalsOf(true, true)).toEqual(['strike']);
});

test('MSN-RES-04: a higher die never keeps a selection away, and neither does a later turn of the usual table', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 }), (die, turn) => {
      if (!arrives(die, turn, TABLE)) return;
      expect(arrives(die + 1, turn, TABLE)).toBe(true);
      expect(arrives(die, turn + 1, TABLE)).toBe(true);
    }),
  );
});
