import type { Point } from '../board/sheet.ts';
import type { Circle } from './arrangement.ts';
import { along } from './curve.ts';
import { halfOf, isOnSurface, orbitOf, RADII } from './footprint.ts';
import type { StarChart, StarNode } from './star-chart.ts';

/** The rim of a planet beyond its outermost node, and air around rings and discs. */
const RIM = 56;
const AIR = 4;

/**
 * A chart whose author has placed its nodes only: each planet lies around its nodes, and its orbit comes onto its ring.
 * Where that leaves too little room, or a node has no place, the chart without any place: the drawing finds them all.
 */
export function placedAround(chart: StarChart): StarChart {
  const circles = new Map<string, Circle>();
  for (const { id } of chart.planets) {
    const circle = circleAround(chart.nodes.flatMap((one) => (one.planet === id && isOnSurface(one) ? [one.at] : [])));
    if (circle === null) return unplaced(chart);
    circles.set(id, { at: circle.at, radius: circle.radius + RIM });
  }
  const placed: StarChart = {
    ...chart,
    planets: chart.planets.map((planet) => ({ ...planet, ...circles.get(planet.id) })),
    nodes: chart.nodes.map((node) => ({ ...node, at: placeOf(node, circles) })),
  };
  return hasRoom(placed, circles) ? placed : unplaced(chart);
}

const unplaced = (chart: StarChart): StarChart => ({
  ...chart,
  planets: chart.planets.map((planet) => ({ ...planet, at: null, radius: null })),
  nodes: chart.nodes.map((node) => ({ ...node, at: null })),
});

const STEPS = 120;

/** About the smallest circle around some points; null if there are none, or if one is missing. */
function circleAround(points: readonly (Point | null)[]): Circle | null {
  const all = points.flatMap((point) => point ?? []);
  const [first] = all;
  if (first === undefined || all.length < points.length) return null;
  const farthest = (from: Point): Point =>
    all.reduce((far, at) => (distance(from, at) > distance(from, far) ? at : far));
  let at = first;
  for (let step = 2; step < STEPS; step++) {
    const far = farthest(at);
    at = { x: at.x + (far.x - at.x) / step, y: at.y + (far.y - at.y) / step };
  }
  const round = { x: Math.round(at.x), y: Math.round(at.y) };
  return { at: round, radius: Math.ceil(distance(round, farthest(round))) };
}

function placeOf({ kind, planet, at }: StarNode, circles: ReadonlyMap<string, Circle>): Point | null {
  const circle = planet === null ? undefined : circles.get(planet);
  if (kind !== 'orbit' || circle === undefined || at === null) return at;
  const ring = orbitOf(circle.radius);
  // Above the planet if its author put it in the very middle.
  const out = distance(circle.at, at) < 1 ? { x: 0, y: -1 } : along(circle.at, at);
  return { x: Math.round(circle.at.x + out.x * ring), y: Math.round(circle.at.y + out.y * ring) };
}

/** Whether no ring meets another one, no node in space is within one, and no two discs touch. */
function hasRoom({ planets, nodes }: StarChart, circles: ReadonlyMap<string, Circle>): boolean {
  const rings = planets.flatMap(({ id }) => {
    const circle = circles.get(id);
    return circle === undefined ? [] : [{ id, at: circle.at, radius: orbitOf(circle.radius) }];
  });
  const discs = nodes.flatMap(({ planet, kind, at }) =>
    at === null ? [] : [{ planet, at, radius: RADII[kind], half: halfOf(RADII[kind]) }],
  );
  if (discs.length < nodes.length) return false;
  const areApart = rings.every(({ at, radius }, i) =>
    rings.slice(i + 1).every((other) => distance(at, other.at) > radius + other.radius + AIR),
  );
  const areOutside = discs.every((disc) =>
    rings.every(({ id, at, radius }) => id === disc.planet || distance(at, disc.at) > radius + disc.radius + AIR),
  );
  const areClear = discs.every(({ at, half }, i) =>
    discs.slice(i + 1).every((other) => distance(at, other.at) > half + other.half),
  );
  return areApart && areOutside && areClear;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
