import fc from 'fast-check';
import {
  NODE_KINDS,
  NODE_TERRAINS,
  type NodeTerrain,
  type Planet,
  type StarChart,
  type StarForce,
  type StarNode,
  type StarPath,
} from '../star-chart.ts';

/** A node in open space at a place. */
export const node = (id: string, x: number, y: number, changes: Partial<StarNode> = {}): StarNode => ({
  ...{ id, name: id, kind: 'deep-space', planet: null, terrain: null, at: { x, y } },
  ...changes,
});

export const path = (a: string, b: string, changes: Partial<StarPath> = {}): StarPath => ({
  ...{ a, b, difficulty: null, isRestricted: false },
  ...changes,
});

export const force = (id: string, node: string, changes: Partial<StarForce> = {}): StarForce => ({
  ...{ id, node, seat: 'a', label: '', state: 'free', icon: 'infantry', frame: 'friend' },
  ...changes,
});

const name = fc.oneof(
  fc.stringMatching(/^[A-Z][a-z]{2,11}( [A-Z][a-z]{2,9})?$/),
  fc.string({ minLength: 0, maxLength: 60, unit: 'grapheme' }),
);

interface Shape {
  readonly planets: number;
  readonly nodes: readonly {
    readonly name: string;
    readonly kind: StarNode['kind'];
    readonly terrain: NodeTerrain | null;
    readonly planet: number;
  }[];
  readonly joins: readonly (readonly [number, number])[];
}

/** Charts without places: up to 200 nodes on any number of planets, with any paths. */
export const anyChart: fc.Arbitrary<StarChart> = fc
  .record<Shape>({
    planets: fc.nat({ max: 30 }),
    nodes: fc.array(
      fc.record({
        name,
        kind: fc.constantFrom(...NODE_KINDS),
        terrain: fc.option(fc.constantFrom(...NODE_TERRAINS)),
        planet: fc.nat(),
      }),
      { minLength: 1, maxLength: 200, size: 'max' },
    ),
    joins: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 300, size: 'max' }),
  })
  .map(({ planets: count, nodes, joins }) => {
    const planets = Array.from({ length: count }, (_, i): Planet => {
      return { id: `p${i}`, name: `Planet ${i}`, isHabitable: i % 3 > 0, at: null, radius: null };
    });
    const idOf = (i: number): string => `n${i % nodes.length}`;
    return {
      planets,
      nodes: nodes.map((one, i) => ({
        ...one,
        id: idOf(i),
        planet: count === 0 ? null : `p${one.planet % count}`,
        at: null,
      })),
      paths: joins
        .filter(([a, b]) => idOf(a) !== idOf(b))
        .map(([a, b]) => path(idOf(a), idOf(b), { difficulty: a % 4 === 0 ? 3 : null })),
    };
  });
