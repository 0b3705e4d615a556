import type { HexKey } from '@sealed-orders/rules/space';
import { allHexes } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { plainFlood, plainMap } from './plain-flood.ts';

/** The hexes that the allowance reaches on a strip of one row, by their position. */
function reached(row: string, start: number, allowance: number): readonly number[] {
  const size = { columns: row.length, rows: 1 };
  const hexes: readonly HexKey[] = allHexes(size);
  const map = plainMap({ size, rows: [row] }, hexes);
  const first = plainFlood(map, start, allowance);
  expect(plainFlood(map, start, allowance)).toEqual(first);
  return [...first].sort((a, b) => a - b);
}

test.each([
  ['plains cost 2', 'ppppp', 4, [0, 1, 2]],
  ['hills and forest 4', 'phppp', 4, [0, 1]],
  ['a first step may cost anything', 'pjppp', 4, [0, 1]],
  ['the sea is closed', 'psppp', 4, [0]],
])('%s', (_title, row, allowance, hexes) => {
  expect(reached(row, 0, allowance)).toEqual(hexes);
});
