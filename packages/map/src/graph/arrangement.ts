import { type Box, meet } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { awayFrom } from './away.ts';
import { along, onCircle } from './curve.ts';
import { halfOf, isOnSurface, letteringOf, orbitOf, RADII, type Side, spotAt, squareAbout } from './footprint.ts';
import { type Join, seated, slotsFor } from './slots.ts';
import type { Planet, StarChart, StarNode } from './star-chart.ts';

/** The place of a node, and the side of its name that is kept free for it. */
export interface Place {
  readonly at: Point;
  readonly side: Side;
}

export interface Circle {
  readonly at: Point;
  readonly radius: number;
}

/** Places for everything on a chart, about 0,0. */
export interface Arrangement {
  readonly planets: ReadonlyMap<string, Circle>;
  readonly nodes: ReadonlyMap<string, Place>;
}

/** Air between the footprints of two nodes on a planet, and around one in space, where paths have their numbers. */
const AIR = { x: 18, y: 14, space: 22 };
/** The smallest planet, and the rim inside it that stays free. */
const SMALLEST = 64;
const RIM = 12;
/** What a planet needs beyond its ring, for its name and for lanes that pass by. */
const MARGIN = 38;
/** The raster of places that are tried: the least in map units, and in parts of what is placed. */
const STEP = { least: 34, part: 0.1 };
/** A sheet is about this much wider than high. */
const ASPECT = 1.5;

/** What has a place already. */
interface Taken {
  readonly circles: Circle[];
  readonly boxes: Box[];
  readonly planets: Map<string, Circle>;
  readonly nodes: Map<string, Place>;
}

/**
 * Places for a chart that gives none: the same for the same chart. No disc and no name covers another one. Planets are
 * as near to each other as those that are joined by lanes can be, the largest in the middle; then come the other nodes.
 */
export function arranged(chart: StarChart): Arrangement {
  const taken: Taken = { circles: [], boxes: [], planets: new Map(), nodes: new Map() };
  const worlds = chart.planets.map((planet) => worldOf(chart, planet));
  for (const world of worlds.sort((a, b) => b.radius - a.radius)) placeWorld(chart, world, taken);
  for (const node of chart.nodes) if (!taken.nodes.has(node.id)) placeInSpace(chart, node, taken);
  return taken;
}

/** A planet with its nodes about its middle. */
interface World {
  readonly planet: Planet;
  readonly radius: number;
  readonly nodes: readonly (readonly [StarNode, Point])[];
  readonly orbit: StarNode | null;
}

function worldOf(chart: StarChart, planet: Planet): World {
  const own = chart.nodes.filter((node) => node.planet === planet.id);
  const nodes = own.filter(isOnSurface);
  const orbit = own.find(({ kind }) => kind === 'orbit') ?? null;
  const prints = nodes.map((node) => footprint(node));
  const [width, top, bottom] = [
    Math.max(0, ...prints.map(({ left, right }) => right - left)),
    Math.max(0, ...prints.map((box) => -box.top)),
    Math.max(0, ...prints.map((box) => box.bottom)),
  ];
  const { places, radius } = slotsFor(nodes.length, { width: width + AIR.x, height: top + bottom + AIR.y });
  const numbers = new Map(nodes.map((node, i) => [node.id, i]));
  const joins = chart.paths.flatMap(({ a, b }): Join[] => {
    const [from, to] = [numbers.get(a), numbers.get(b)];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  const outer = new Set(nodes.flatMap(({ kind }, i) => (kind === 'spaceport' ? [i] : [])));
  const seats = seated({ places, joins, outer });
  const placed = nodes.flatMap((node, i): [StarNode, Point][] => {
    const slot = places[seats[i] ?? i];
    return slot === undefined ? [] : [[node, { x: slot.x, y: slot.y - (bottom - top) / 2 }]];
  });
  return { planet, radius: Math.max(SMALLEST, radius + RIM), nodes: placed, orbit };
}

/** The disc of a node at 0,0, and its name. */
function footprint(node: StarNode, side: Side = 'below'): Box {
  const body = squareAbout({ x: 0, y: 0 }, halfOf(RADII[node.kind]));
  const name = spotAt({ x: 0, y: 0 }, RADII[node.kind], letteringOf(node), side).box;
  return {
    left: Math.min(body.left, name.left),
    top: Math.min(body.top, name.top),
    right: Math.max(body.right, name.right),
    bottom: Math.max(body.bottom, name.bottom),
  };
}

const moved = (box: Box, { x, y }: Point, air = 0): Box => ({
  left: box.left + x - air,
  top: box.top + y - air,
  right: box.right + x + air,
  bottom: box.bottom + y + air,
});

function placeWorld(chart: StarChart, world: World, taken: Taken): void {
  const { planet, radius, nodes, orbit } = world;
  const reach = orbitOf(radius) + MARGIN;
  const linked = linkedTo(chart, [...nodes.map(([node]) => node), ...(orbit === null ? [] : [orbit])], taken);
  for (const at of candidates(taken, reach * 2, linked)) {
    if (taken.circles.some((other) => distance(other.at, at) < other.radius + reach)) continue;
    if (taken.boxes.some((box) => isInCircle(box, at, reach))) continue;
    const berth = orbit === null ? null : berthOf(orbit, { at, radius }, middleOf(linked), taken);
    if (orbit !== null && berth === null) continue;
    taken.circles.push({ at, radius: reach });
    taken.planets.set(planet.id, { at, radius });
    for (const [node, { x, y }] of nodes) taken.nodes.set(node.id, { at: { x: at.x + x, y: at.y + y }, side: 'below' });
    if (orbit !== null && berth !== null) {
      taken.nodes.set(orbit.id, berth);
      taken.boxes.push(moved(footprint(orbit, berth.side), berth.at, AIR.space / 2));
    }
    return;
  }
}

/** Degrees from the east, clockwise, at which a node may be on its planet's ring: not where the planet's name is. */
const BERTHS = [0, 180, 20, 160, -20, 200, 40, 140, 60, 120, 90, -40, 220];

/** Where an orbit is on its planet's ring: as near as there is room to the side of a point that its lanes come from. */
function berthOf(
  orbit: StarNode,
  { at: middle, radius }: Circle,
  from: Point,
  { circles, boxes }: Taken,
): Place | null {
  const ring = orbitOf(radius);
  const out = along(middle, from);
  const away = ({ x, y }: Point): number => (middle.x - x) * out.x + (middle.y - y) * out.y;
  const berths = BERTHS.map((degrees) => onCircle(middle, ring, degrees));
  for (const at of berths.sort((a, b) => away(a) - away(b))) {
    const right = (at.x - middle.x) / ring;
    const side = right > 0.4 ? 'right' : right < -0.4 ? 'left' : 'below';
    const box = moved(footprint(orbit, side), at, AIR.space / 2);
    const isFree = !(boxes.some((other) => meet(other, box)) || circles.some((c) => isInCircle(box, c.at, c.radius)));
    if (isFree) return { at, side };
  }
  return null;
}

function placeInSpace(chart: StarChart, node: StarNode, taken: Taken): void {
  const print = footprint(node);
  const size = Math.max(print.right - print.left, print.bottom - print.top) + AIR.space * 2;
  for (const at of candidates(taken, size, linkedTo(chart, [node], taken))) {
    const box = moved(print, at, AIR.space / 2);
    if (taken.boxes.some((other) => meet(other, box))) continue;
    if (taken.circles.some((circle) => isInCircle(box, circle.at, circle.radius))) continue;
    taken.nodes.set(node.id, { at, side: 'below' });
    taken.boxes.push(box);
    return;
  }
}

/** The middle of some points; of the whole chart if there are none. */
const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

/** Places of the nodes that paths lead to from these. */
function linkedTo(chart: StarChart, nodes: readonly StarNode[], taken: Taken): readonly Point[] {
  const own = new Set(nodes.map(({ id }) => id));
  return chart.paths.flatMap(({ a, b }) => {
    const other = own.has(a) && !own.has(b) ? b : own.has(b) && !own.has(a) ? a : null;
    const place = other === null ? undefined : taken.nodes.get(other);
    return place === undefined ? [] : [place.at];
  });
}

/**
 * Places to be tried, the best first: those that keep the sheet small and of good proportions, and near what is linked.
 * The outermost are always free.
 * @param size of what is to be placed
 */
function candidates(taken: Taken, size: number, linked: readonly Point[]): readonly Point[] {
  const { circles, boxes } = taken;
  if (circles.length + boxes.length === 0) return [{ x: 0, y: 0 }];
  const all = [...boxes, ...circles.map(({ at, radius }) => squareAbout(at, radius))];
  const edges = {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
  const step = Math.max(STEP.least, size * STEP.part);
  const far = (low: number, high: number): readonly number[] => {
    const [from, to] = [Math.floor((low - size) / step), Math.ceil((high + size) / step)];
    return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
  };
  const xs = far(edges.left, edges.right);
  const middle = { x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2 };
  const away = (at: Point): number => {
    const width = Math.max(edges.right, at.x + size / 2) - Math.min(edges.left, at.x - size / 2);
    const height = Math.max(edges.bottom, at.y + size / 2) - Math.min(edges.top, at.y - size / 2);
    const toLinks = linked.reduce((sum, other) => sum + distance(at, other), 0) / Math.max(1, linked.length);
    return 2 * Math.max(width, height * ASPECT) + toLinks + distance(at, middle) / 2;
  };
  return far(edges.top, edges.bottom)
    .flatMap((y) => xs.map((x) => ({ at: { x, y }, far: away({ x, y }) })))
    .sort((a, b) => a.far - b.far || a.at.y - b.at.y || a.at.x - b.at.x)
    .map(({ at }) => at);
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a box reaches into a circle. */
const isInCircle = (box: Box, at: Point, radius: number): boolean => awayFrom(box, at) < radius;
