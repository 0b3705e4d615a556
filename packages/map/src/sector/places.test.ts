import { expect, test } from 'vitest';
import { airBoxOf, COUNTER, cornerOf, counterPlaces, sheetOf, TILE } from './places.ts';

test.each([3, 4, 5])('the sheet has room for %i lines and rows on each side', (size) => {
  const { width, height } = sheetOf({ columns: 2 * size, rows: size });
  const { x, y } = cornerOf({ column: 2 * size, row: size });
  expect([width - x - TILE.width, height - y - TILE.height]).toEqual([34, 34]);
});

test.each([1, 2, 3, 6, 9, 20])(
  '%i counters lie within their territory, above its foot, each at a place of its own',
  (count) => {
    const places = counterPlaces(count);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(13);
      expect(x + COUNTER).toBeLessThanOrEqual(TILE.width - 13);
      expect(y + COUNTER).toBeLessThanOrEqual(TILE.height - 40);
    }
  },
);

test('up to three counters lie in one row', () => {
  expect(new Set(counterPlaces(3).map(({ y }) => y)).size).toBe(1);
  expect(new Set(counterPlaces(4).map(({ y }) => y)).size).toBe(2);
});

test('a full box of aircraft stays in its territory, and above what is written at the foot', () => {
  for (const count of [1, 4, 9]) {
    const { left, top, width, height, places } = airBoxOf(count, true);
    expect(left).toBeGreaterThan(0);
    expect(left + width).toBeLessThan(TILE.width);
    expect(top + height).toBeLessThanOrEqual(TILE.height - 26);
    for (const { x } of places) expect(x).toBeLessThan(left + width);
  }
});
