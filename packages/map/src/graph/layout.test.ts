import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, meet } from '../board/lettering.ts';
import { fieldOf } from './field.ts';
import { halfOf, squareAbout } from './footprint.ts';
import { layoutOf, nodeAt } from './layout.ts';
import { linesOf } from './lines.ts';
import { namesAt } from './names.ts';
import { scaleAt } from './scale.ts';
import { anyChart, node } from './testing/charts.ts';
import { ORSANA, UNPLACED } from './testing/orsana.ts';

/** Pairs of boxes that overlap. */
function overlaps(boxes: readonly { readonly of: string; readonly box: Box }[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => (a.of !== b.of && meet(a.box, b.box) ? [`${a.of} ${b.of}`] : [])),
  );
}

describe('a map that gives its places', () => {
  const layout = layoutOf(ORSANA);

  test('keeps them', () => {
    const { at: from } = nodeAt(layout, 'O1');
    const { at: to } = nodeAt(layout, 'W');
    expect({ x: to.x - from.x, y: to.y - from.y }).toEqual({ x: 652 - 238, y: 476 - 226 });
    expect(layout.planets.map(({ radius }) => radius)).toEqual([246, 122, 76]);
  });

  test('is placed anew if a single place is missing', () => {
    const nodes = ORSANA.nodes.map((one) => (one.id === 'W' ? { ...one, at: null } : one));
    expect(layoutOf({ ...ORSANA, nodes }).nodes.map(({ at }) => at)).toEqual(
      layoutOf(UNPLACED).nodes.map(({ at }) => at),
    );
  });

  test('has a planet as large as its nodes need if it gives no size', () => {
    const planet = { id: 'p', name: 'P', isHabitable: true, at: { x: 0, y: 0 }, radius: null };
    const on = { kind: 'surface', planet: 'p' } as const;
    const { planets } = layoutOf({
      planets: [planet],
      nodes: [node('a', 30, 40, on), node('b', 0, 10, on)],
      paths: [],
    });
    expect(planets[0]?.radius).toBe(50 + 56);
  });

  test('has the closest two nodes that there are', () => {
    const at = (...places: readonly (readonly [number, number])[]) =>
      layoutOf({ planets: [], nodes: places.map(([x, y], i) => node(`n${i}`, x, y)), paths: [] }).closest;
    expect(at([0, 0], [100, 0], [100, 30])).toBe(30);
    expect(at([0, 0])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a map without places', () => {
  test('always gets the same ones', () => {
    expect(layoutOf(structuredClone(UNPLACED))).toEqual(layoutOf(UNPLACED));
  });

  test('has its nodes on their planets, and orbits on their rings', () => {
    const layout = layoutOf(UNPLACED);
    for (const { node: one, at } of layout.nodes) {
      const planet = layout.planets.find(({ planet: { id } }) => id === one.planet);
      if (planet === undefined) continue;
      const far = Math.hypot(at.x - planet.at.x, at.y - planet.at.y);
      if (one.kind === 'orbit') expect(far).toBeCloseTo(planet.orbit);
      else expect(far).toBeLessThan(planet.radius);
    }
  });

  test('has room for every disc and every name', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const layout = layoutOf(chart);
        expect(layout.nodes).toHaveLength(chart.nodes.length);
        const scale = scaleAt(layout, 'operations', null);
        const lines = linesOf(layout);
        const names = namesAt(layout, fieldOf(layout, lines, { forces: [], battles: [] }, scale).crowd, scale);
        expect(names).toHaveLength(chart.nodes.length);
        const discs = layout.nodes.map(({ node: { id }, at, radius }) => ({
          of: id,
          box: squareAbout(at, halfOf(radius)),
        }));
        const words = names.map(({ node: { id }, box }) => ({ of: id, box }));
        expect(overlaps([...discs, ...words])).toEqual([]);
        for (const { box } of [...discs, ...words]) {
          expect(box.left > 0 && box.top > 0 && box.right < layout.width && box.bottom < layout.height).toBe(true);
        }
        const { planets } = layout;
        const apart = planets.flatMap((a, i) =>
          planets.slice(i + 1).map((b) => Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) - a.orbit - b.orbit),
        );
        expect(Math.min(1, ...apart)).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
  });
});
