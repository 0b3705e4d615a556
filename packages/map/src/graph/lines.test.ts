import { describe, expect, test } from 'vitest';
import { distanceTo, drawn, pointsOn } from './curve.ts';
import { layoutOf } from './layout.ts';
import { linesOf } from './lines.ts';
import type { StarChart, StarPath } from './star-chart.ts';
import { node, path } from './testing/charts.ts';
import { ORSANA } from './testing/orsana.ts';

const linesIn = (nodes: StarChart['nodes'], paths: readonly StarPath[]) =>
  linesOf(layoutOf({ planets: [], nodes, paths })).lines;

describe('a path', () => {
  test('is straight if nothing is in its way', () => {
    const [line] = linesIn([node('a', 0, 0), node('b', 200, 0)], [path('a', 'b')]);
    expect(line?.curve.from.y).toBe(line?.curve.by.y);
    expect(line === undefined ? '' : drawn(line.curve)).not.toContain('Q');
  });

  test('passes clear of a third node', () => {
    const nodes = [node('a', 0, 0), node('b', 200, 0), node('c', 100, 4)];
    const [line] = linesIn(nodes, [path('a', 'b')]);
    const layout = layoutOf({ planets: [], nodes, paths: [] });
    expect(line).toBeDefined();
    for (const one of layout.nodes.slice(2)) {
      expect(line === undefined ? 0 : distanceTo(pointsOn(line.curve), one.at)).toBeGreaterThan(one.radius);
    }
  });

  test('has its number on it if it is difficult', () => {
    const [easy, hard] = linesIn(
      [node('a', 0, 0), node('b', 200, 0), node('c', 0, 200)],
      [path('a', 'b'), path('a', 'c', { difficulty: 4 })],
    );
    expect(easy?.die).toBeNull();
    expect(hard?.difficulty).toBe(4);
    expect(hard?.die === null || hard === undefined ? 1 : distanceTo(pointsOn(hard.curve), hard.die)).toBeLessThan(
      0.01,
    );
  });

  test('is a road on a planet, a lane in space, and restricted whichever it is', () => {
    const on = { kind: 'surface', planet: 'p' } as const;
    const lines = linesIn(
      [node('a', 0, 0, on), node('b', 99, 0, on), node('c', 99, 99)],
      [path('a', 'b'), path('b', 'c'), path('a', 'c', { isRestricted: true })],
    );
    expect(lines.map(({ kind }) => kind)).toEqual(['road', 'lane', 'restricted']);
  });
});

describe('a ring', () => {
  const { rings, spokes, lines } = linesOf(layoutOf(ORSANA));

  test('stands for the ways between an orbit and the nodes below it', () => {
    expect(rings.map(({ difficulty }) => difficulty)).toEqual([3, 3, 3]);
    expect(rings.every(({ die }) => die !== null)).toBe(true);
    expect(lines).toHaveLength(36);
  });

  test('leaves those that differ to spokes, which end on it', () => {
    const { planets } = layoutOf(ORSANA);
    expect(spokes.map(({ difficulty }) => difficulty)).toEqual([null, null]);
    for (const [i, { to }] of spokes.entries()) {
      const planet = planets[i];
      expect(planet === undefined ? 0 : Math.hypot(to.x - planet.at.x, to.y - planet.at.y)).toBeCloseTo(
        planet?.orbit ?? 1,
      );
    }
  });

  test('stands for none if a node below has no way to the orbit', () => {
    const partly = ORSANA.paths.filter(({ a, b }) => a !== 'ORB-V' || b !== 'V1');
    const now = linesOf(layoutOf({ ...ORSANA, paths: partly }));
    expect(now.rings.map(({ difficulty }) => difficulty)).toEqual([3, null, 3]);
    expect(now.spokes.map(({ difficulty }) => difficulty)).toEqual([null, null, 3, 3, 3]);
  });
});
