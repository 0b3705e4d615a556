import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from '../kernel/ids.ts';
import { lookup, recordOf, sortedKeys } from '../kernel/records.ts';
import {
  allHexes,
  axial,
  columnRow,
  distance,
  edgeKey,
  hexAt,
  hexKey,
  isOnMap,
  label,
  neighbours,
  within,
} from './hex.ts';

const size = { columns: 11, rows: 10 };
const hexes = fc.tuple(fc.nat(10), fc.nat(9)).map(([column, row]) => hexAt(column, row));

test('the catalogue’s conventions: neighbours by direction, distance, columns and rows', () => {
  expect(neighbours(hexKey(2, 1))).toEqual(['3,1', '3,0', '2,0', '1,1', '1,2', '2,2']);
  expect(distance(hexKey(0, 0), hexKey(1, 2))).toBe(3);
  expect(columnRow(hexKey(-1, 3))).toEqual({ column: 0, row: 3 });
  expect(hexAt(0, 3)).toBe('-1,3');
  expect(axial(hexKey(-4, 12))).toEqual({ q: -4, r: 12 });
});

test('printed labels count columns and rows from one, as wide as the map needs', () => {
  expect(label(size, hexAt(3, 11))).toBe('0412');
  expect(label({ columns: 120, rows: 5 }, hexAt(3, 1))).toBe('004002');
});

test('HEX-MAP-06: the map of eleven by ten has 110 hexes, none twice', () => {
  const all = allHexes(size);
  expect(new Set(all).size).toBe(110);
  expect(all.every((hex) => isOnMap(size, hex))).toBe(true);
  expect(isOnMap(size, hexKey(-1, 0))).toBe(false);
});

test('a neighbour is one step away and shares one side, seen from both', () => {
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a));
      for (const near of neighbours(a)) {
        expect(distance(a, near)).toBe(1);
        expect(edgeKey(a, near)).toBe(edgeKey(near, a));
      }
      expect(within(size, a, 3).includes(b)).toBe(distance(a, b) <= 3);
    }),
  );
});

test('a seat has a short name in small letters', () => {
  expect(() => seatId('Not a seat')).toThrow('not a seat id');
});

test('records answer for their own keys only', () => {
  const record = recordOf(['b', 'a'], (key) => key.toUpperCase());
  expect(sortedKeys(record)).toEqual(['a', 'b']);
  expect([lookup(record, 'a'), lookup<string, string>(record, 'constructor')]).toEqual(['A', undefined]);
});
