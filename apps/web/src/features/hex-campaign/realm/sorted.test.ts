import { expect, test } from 'vitest';
import { resorted, sorted } from './sorted.ts';

const rows = [
  { id: 'a', by: ['0102', 9] },
  { id: 'b', by: ['0101', 100] },
  { id: 'c', by: ['0103', 9] },
];
const order = (column: number, isDown: boolean) => sorted(rows, { column, isDown }).map(({ id }) => id);

test('figures are sorted by size, words alphabetically, and equals keep their order', () => {
  expect(order(0, false)).toEqual(['b', 'a', 'c']);
  expect(order(1, false)).toEqual(['a', 'c', 'b']);
  expect(order(1, true)).toEqual(['b', 'a', 'c']);
  expect(sorted(rows, null)).toEqual(rows);
});

test('figures begin with the largest, and a second touch reverses the order', () => {
  expect(resorted(null, 1, true)).toEqual({ column: 1, isDown: true });
  expect(resorted({ column: 1, isDown: true }, 1, true)).toEqual({ column: 1, isDown: false });
  expect(resorted({ column: 1, isDown: true }, 0, false)).toEqual({ column: 0, isDown: false });
});
