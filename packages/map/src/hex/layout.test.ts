import { present } from '@sealed-orders/rules/kernel';
import { allHexes, around, directionTo, hexAt } from '@sealed-orders/rules/space';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centreOf, cornerOf, hexUnder, layoutOf, sideOf } from './layout.ts';

const FOUR_BY_THREE = { columns: 4, rows: 3 };

describe('hexes on the sheet', () => {
  test('rows are one and a half sides apart, odd rows half a hex to the right', () => {
    const layout = layoutOf(FOUR_BY_THREE, 10, 0);
    const [first, right, below] = [hexAt(0, 0), hexAt(1, 0), hexAt(0, 1)].map((hex) => centreOf(layout, hex));
    expect((right?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(17.32, 2);
    expect((below?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(15, 6);
    expect((below?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(8.66, 2);
  });

  test('the sheet fits around the outermost hexes', () => {
    const layout = layoutOf(FOUR_BY_THREE, 10, 5);
    expect(layout.width).toBeCloseTo(17.3205 * 4.5 + 10, 3);
    expect(layout.height).toBeCloseTo(10 * 5 + 10, 6);
  });

  test('the side towards a neighbour is the same seen from both', () => {
    const hex = hexAt(2, 1);
    for (const { hex: other, direction } of around(hex)) {
      const theirs = sideOf(other, present(directionTo(other, hex), 'neighbours'));

      expect(new Set(sideOf(hex, direction).map((c) => `${c.h} ${c.v}`))).toEqual(
        new Set(theirs.map((c) => `${c.h} ${c.v}`)),
      );
    }
  });

  test('a hex has six corners', () => {
    const corners = [0, 1, 2, 3, 4, 5].map((i) => cornerOf(hexAt(1, 1), i));
    expect(new Set(corners.map((c) => `${c.h} ${c.v}`)).size).toBe(6);
  });
});

describe('picking', () => {
  test('a point beside the map is not a hex', () => {
    const layout = layoutOf(FOUR_BY_THREE, 10, 20);
    expect(hexUnder(layout, { x: 2, y: 2 })).toBeNull();
    expect(hexUnder(layout, { x: layout.width - 1, y: layout.height - 1 })).toBeNull();
  });

  test('every point well inside a hex picks that hex, at any size', () => {
    const hexes = allHexes({ columns: 9, rows: 7 });
    fc.assert(
      fc.property(
        fc.constantFrom(...hexes),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 86 }),
        fc.integer({ min: 8, max: 130 }),
        (hex, degrees, percent, s) => {
          const layout = layoutOf({ columns: 9, rows: 7 }, s);
          const { x, y } = centreOf(layout, hex);
          const angle = (degrees * Math.PI) / 180;
          const reach = (percent / 100) * s;
          const point = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
          expect(hexUnder(layout, point)).toBe(hex);
        },
      ),
    );
  });
});
