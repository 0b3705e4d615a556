import { describe, expect, test } from 'vitest';
import { placedAround } from './around.ts';
import { orbitOf } from './footprint.ts';
import { layoutOf, nodeAt } from './layout.ts';
import type { StarChart } from './star-chart.ts';
import { node, path } from './testing/charts.ts';
import { ORSANA, UNPLACED } from './testing/orsana.ts';

/** Orsana Reach from an author who places nodes only. */
const NODES_ONLY: StarChart = { ...ORSANA, planets: UNPLACED.planets };
const isPlaced = ({ planets, nodes }: StarChart): boolean => [...planets, ...nodes].every(({ at }) => at !== null);
const isUnplaced = ({ planets, nodes }: StarChart): boolean => [...planets, ...nodes].every(({ at }) => at === null);

describe('a chart that places only its nodes', () => {
  const placed = placedAround(NODES_ONLY);

  test('keeps the places of all nodes but the orbits', () => {
    expect(isPlaced(placed)).toBe(true);
    const others = ({ nodes }: StarChart) => nodes.filter(({ kind }) => kind !== 'orbit');
    expect(others(placed)).toEqual(others(NODES_ONLY));
  });

  test('has its planets around their nodes, and orbits on their rings', () => {
    const layout = layoutOf(placed);
    for (const { planet, at, radius } of layout.planets) {
      const far = (id: string): number => {
        const one = nodeAt(layout, id);
        return Math.hypot(one.at.x - at.x, one.at.y - at.y);
      };
      for (const { id, kind } of ORSANA.nodes.filter((one) => one.planet === planet.id)) {
        if (kind === 'orbit') expect(Math.abs(far(id) - orbitOf(radius))).toBeLessThan(2);
        else expect(far(id)).toBeLessThan(radius - 40);
      }
    }
  });

  test('has no planet that is much larger than its nodes need', () => {
    expect(placed.planets.map(({ radius }) => radius ?? 0).every((radius) => radius < 275)).toBe(true);
  });
});

test.each([
  ['a node has no place', NODES_ONLY.nodes.map((one) => (one.id === 'W' ? { ...one, at: null } : one))],
  ['a planet has no surface', NODES_ONLY.nodes.map((one) => (one.planet === 'K' ? { ...one, planet: 'O' } : one))],
  [
    'a node in space lies on a planet',
    NODES_ONLY.nodes.map((one) => (one.id === 'D1' ? { ...one, at: { x: 290, y: 322 } } : one)),
  ],
  ['two discs touch', NODES_ONLY.nodes.map((one) => (one.id === 'O2' ? { ...one, at: { x: 240, y: 228 } } : one))],
])('the drawing finds all places if %s', (_why, nodes) => {
  expect(isUnplaced(placedAround({ ...NODES_ONLY, nodes }))).toBe(true);
});

test('the drawing finds all places if two planets would overlap', () => {
  const on = (id: string, planet: string, x: number): StarChart['nodes'][number] =>
    node(id, x, 0, { kind: 'surface', planet });
  const chart: StarChart = {
    planets: ['p', 'q'].map((id) => ({ id, name: id, isHabitable: true, at: null, radius: null })),
    nodes: [on('a', 'p', 0), on('b', 'q', 100)],
    paths: [path('a', 'b')],
  };
  expect(isUnplaced(placedAround(chart))).toBe(true);
  expect(isPlaced(placedAround({ ...chart, nodes: [on('a', 'p', 0), on('b', 'q', 200)] }))).toBe(true);
});
