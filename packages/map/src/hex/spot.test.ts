import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { centreOf, layoutOf } from './layout.ts';
import { spotUnder } from './spot.ts';

const layout = layoutOf({ columns: 4, rows: 4 });
const middle = centreOf(layout, hexAt(1, 1));

test.each([
  ['right of the middle', { x: 10, y: 0 }, hexAt(2, 1)],
  ['left of the middle', { x: -10, y: 0 }, hexAt(0, 1)],
  ['above, to the right', { x: 6, y: -10 }, hexAt(2, 0)],
  ['below, to the left', { x: -6, y: 10 }, hexAt(1, 2)],
])('a pen %s is nearest to the side there', (_where, by, across) => {
  expect(spotUnder(layout, { x: middle.x + by.x, y: middle.y + by.y })).toEqual({ hex: hexAt(1, 1), across });
});

test('a pen beside the map touches nothing', () => {
  expect(spotUnder(layout, { x: -5, y: -5 })).toBeNull();
});
