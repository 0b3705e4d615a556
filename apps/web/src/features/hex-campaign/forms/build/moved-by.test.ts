import { expect, test } from 'vitest';
import { movedBy } from './moved-by.ts';

test('an item changes places with its neighbour, and nothing happens beyond the ends', () => {
  const list = ['a', 'b', 'c'];
  expect(movedBy(list, 1, -1)).toEqual(['b', 'a', 'c']);
  expect(movedBy(list, 1, 1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(list, 0, -1)).toEqual(list);
  expect(movedBy(list, 2, 1)).toEqual(list);
});
