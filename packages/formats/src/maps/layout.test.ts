import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAYOUTS, type Layout, type Place, relaid } from './layout.ts';

/** The position of a hex of width 1. The second axis of columns is that of rows. */
function centre(layout: Layout, { column, row }: Place): readonly [number, number] {
  const isRows = layout.endsWith('r');
  const [along, across] = isRows ? [column, row] : [row, column];
  const shift = Math.abs(across % 2) === (layout.startsWith('odd') ? 1 : 0) ? 0.5 : 0;
  const [x, y] = [along + shift, (across * Math.sqrt(3)) / 2];
  return isRows ? [x, y] : [y, x];
}

/** Twice the area of the triangle: its sign says whether it is passed clockwise. */
const turn = ([a, b, c]: readonly (readonly [number, number])[]): number =>
  a === undefined || b === undefined || c === undefined
    ? 0
    : (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const side = fc.integer({ min: 1, max: 9 });

test('every layout converts to ours without relative moves of hexes and without mirroring', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LAYOUTS),
      side,
      side,
      fc.infiniteStream(fc.nat(80)),
      (layout, columns, rows, draws) => {
        const laid = relaid(layout, { columns, rows });
        const drawn = () => Number(draws.next().value);
        const places = [0, 1, 2].map((): Place => ({ column: drawn() % columns, row: drawn() % rows }));
        const theirs = places.map((place) => centre(layout, place));
        const ours = places.map(laid.at).map((place) => centre('odd-r', place));
        for (const i of [0, 1, 2])
          expect(Math.hypot(...apart(ours, i))).toBeCloseTo(Math.hypot(...apart(theirs, i)), 6);
        expect(turn(ours)).toBeCloseTo(turn(theirs), 6);
        for (const { column, row } of places.map(laid.at)) {
          expect(column >= 0 && column < laid.size.columns).toBe(true);
          expect(row >= 0 && row < laid.size.rows).toBe(true);
        }
      },
    ),
  );
});

const apart = (points: readonly (readonly [number, number])[], i: number): readonly [number, number] => {
  const [from = [0, 0], to = [0, 0]] = [points[i], points[(i + 1) % 3]];
  return [to[0] - from[0], to[1] - from[1]];
};
