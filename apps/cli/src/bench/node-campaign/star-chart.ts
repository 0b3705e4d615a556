import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { MOST_NODES, maps, nodeMapSchema } from '@sealed-orders/rules/node-campaign/cartography';

/** A large map, as far as the rules allow one. */
export const NODES = Math.min(200, MOST_NODES);

const PLANETS = 10;
const COLUMNS = 5;
/** Nodes between the planets, the last of them the Warp. */
const SPACE = 10;
/** Between two planets, and from the middle of a planet to its outermost node, in hundredths of the picture. */
const APART = { x: 1900, y: 4200 };
const RADIUS = 780;

type Place = Readonly<Record<'x' | 'y', number>>;

const middleOf = (planet: number): Place => ({
  x: 1200 + (planet % COLUMNS) * APART.x,
  y: 2000 + Math.floor(planet / COLUMNS) * APART.y,
});

/** Around the middle of a planet, each a little farther out than the one before. */
function placeAround({ x, y }: Place, i: number, count: number): Place {
  const [angle, distance] = [i * 2.4, RADIUS * Math.sqrt((i + 1) / count)];
  return { x: Math.round(x + distance * Math.cos(angle)), y: Math.round(y + 1.6 * distance * Math.sin(angle)) };
}

const planetIds = Array.from({ length: PLANETS }, (_, i) => `planet${i}`);

/** The nodes of a planet: a city, a spaceport, then open country; the orbit is the last. */
function nodesOf(planet: string, i: number, count: number) {
  const middle = middleOf(i);
  const surfaces = Array.from({ length: count - 1 }, (_, k) => ({
    id: `S${i}-${k}`,
    name: `Field ${i}-${k}`,
    type: k === 0 ? 'city' : k === 1 ? 'spaceport' : 'surface',
    planet,
    site: k === 0 ? { kind: 'city', name: `Gate ${i}` } : null,
    at: placeAround(middle, k, count - 1),
  }));
  return [
    ...surfaces,
    { id: `ORB${i}`, name: `Orbit ${i}`, type: 'orbit', planet, at: { ...middle, y: middle.y - 1500 } },
  ];
}

/** Every node is joined to the two after it; from the orbit difficult paths lead to all. */
const pathsOf = (i: number, count: number) =>
  Array.from({ length: count - 1 }, (_, k) => [
    ...[k + 1, k + 2].filter((to) => to < count - 1).map((to) => ({ ends: [`S${i}-${k}`, `S${i}-${to}`] })),
    { ends: [`ORB${i}`, `S${i}-${k}`], roll: 3 },
  ]).flat();

/** A map of {@link NODES} nodes, the same each time. */
export function starChart(): NodeMap {
  const counts = planetIds.map((_, i) => Math.floor((NODES - SPACE + i) / PLANETS));
  const deep = Array.from({ length: SPACE - 1 }, (_, i) => ({
    id: `D${i}`,
    name: `Deep ${i}`,
    type: 'deep-space',
    at: { x: 700 + i * 1000, y: 4100 },
  }));
  const map = nodeMapSchema.parse({
    name: 'Bench',
    planets: planetIds.map((id, i) => ({ id, name: `Planet ${i}`, isHabitable: i % 2 === 0 })),
    nodes: [
      ...planetIds.flatMap((id, i) => nodesOf(id, i, counts[i] ?? 0)),
      ...deep,
      { id: 'W', name: 'The Warp', type: 'warp', at: { x: 9700, y: 4100 } },
    ],
    paths: [
      ...planetIds.flatMap((_, i) => pathsOf(i, counts[i] ?? 0)),
      ...planetIds.map((_, i) => ({ ends: [`ORB${i}`, `D${i % deep.length}`] })),
      ...deep.slice(1).map(({ id }, i) => ({ ends: [`D${i}`, id] })),
      { ends: ['D0', 'W'], roll: 3 },
    ],
  });
  const read = maps.read(map);
  if (!read.ok || read.value.faults.length > 0) throw new Error(`a map with faults: ${JSON.stringify(read)}`);
  return map;
}
