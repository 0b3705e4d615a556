import { invariant } from '@sealed-orders/rules/kernel';
import type { Box } from '../board/lettering.ts';
import type { Point, Sheet } from '../board/sheet.ts';
import { type Arrangement, arranged, type Circle } from './arrangement.ts';
import { halfOf, isOnSurface, letteringOf, orbitOf, RADII, type Side, spotAt, squareAbout } from './footprint.ts';
import type { Planet, StarChart, StarNode } from './star-chart.ts';

export interface PlacedNode {
  readonly node: StarNode;
  readonly at: Point;
  /** Of its disc. */
  readonly radius: number;
  /** The side that was kept free for its name; null if the map gave its place. */
  readonly side: Side | null;
}

export interface PlacedPlanet extends Circle {
  readonly planet: Planet;
  /** The radius of the ring around it. */
  readonly orbit: number;
}

/** Where everything on a chart is, in map units. */
export interface StarLayout extends Sheet {
  readonly chart: StarChart;
  readonly planets: readonly PlacedPlanet[];
  readonly nodes: readonly PlacedNode[];
  readonly byId: ReadonlyMap<string, PlacedNode>;
  /** The distance between the two nodes that are nearest to each other; infinite if there is only one. */
  readonly closest: number;
}

/** Air between the drawing and the edge of the sheet, and what a planet's name needs above its ring. */
const MARGIN = 26;
const NAME = 30;
/** What a planet needs around the nodes that a map places on it, if the map does not say how large it is. */
const RIM = 56;

/** The places that a map gives; those of {@link arranged} unless it gives all. */
export function layoutOf(chart: StarChart): StarLayout {
  const own = given(chart);
  const { planets: circles, nodes: places } = own ?? arranged(chart);
  const planets = chart.planets.flatMap((planet) => {
    const circle = circles.get(planet.id);
    return circle === undefined ? [] : [{ planet, ...circle, orbit: orbitOf(circle.radius) }];
  });
  const nodes = chart.nodes.flatMap((node): PlacedNode[] => {
    const place = places.get(node.id);
    return place === undefined ? [] : [{ node, at: place.at, side: place.side, radius: RADII[node.kind] }];
  });
  const { left, top, right, bottom } =
    own === null || chart.sheet === undefined ? boundsOf(planets, nodes) : whole(chart.sheet);
  const onto = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const placed = nodes.map((one) => ({ ...one, at: onto(one.at) }));
  return {
    chart,
    width: right - left,
    height: bottom - top,
    planets: planets.map((one) => ({ ...one, at: onto(one.at) })),
    nodes: placed,
    byId: new Map(placed.map((one) => [one.node.id, one])),
    closest: closestOf(placed),
  };
}

/** A node of the chart, by the id that a path, a force or an order has. */
export function nodeAt({ byId }: Pick<StarLayout, 'byId'>, id: string): PlacedNode {
  const found = byId.get(id);
  invariant(found !== undefined, `a node of the star map: ${id}`);
  return found;
}

interface Given {
  readonly planets: Arrangement['planets'];
  readonly nodes: ReadonlyMap<string, { readonly at: Point; readonly side: null }>;
}

/** Null if a single place is missing: a map is placed by its author or by the drawing, not by both. */
function given({ planets, nodes }: StarChart): Given | null {
  const places = new Map<string, { readonly at: Point; readonly side: null }>();
  for (const { id, at } of nodes) if (at !== null) places.set(id, { at, side: null });
  const circles = new Map<string, Circle>();
  for (const { id, at, radius } of planets) {
    if (at === null) continue;
    const own = nodes.flatMap((node) => (node.planet === id && isOnSurface(node) && node.at !== null ? [node.at] : []));
    const far = own.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
    circles.set(id, { at, radius: radius ?? Math.max(0, ...far) + RIM });
  }
  return places.size < nodes.length || circles.size < planets.length ? null : { planets: circles, nodes: places };
}

const whole = ({ width, height }: Sheet): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** The sheet around everything that is drawn, wherever names may be written. */
function boundsOf(planets: readonly PlacedPlanet[], nodes: readonly PlacedNode[]): Box {
  const boxes = [
    ...planets.map(({ at, orbit }) => {
      const square = squareAbout(at, orbit);
      return { ...square, top: square.top - NAME };
    }),
    ...nodes.flatMap(({ node, at, radius, side }) => {
      const name = spotAt(at, radius, letteringOf(node), side ?? 'below').box;
      return [squareAbout(at, halfOf(radius)), name];
    }),
  ];
  const edge = (pick: (box: Box) => number, most: (...numbers: number[]) => number): number =>
    boxes.length === 0 ? 0 : most(...boxes.map(pick));
  return {
    left: Math.floor(edge(({ left }) => left, Math.min)) - MARGIN,
    top: Math.floor(edge(({ top }) => top, Math.min)) - MARGIN,
    right: Math.ceil(edge(({ right }) => right, Math.max)) + MARGIN,
    bottom: Math.ceil(edge(({ bottom }) => bottom, Math.max)) + MARGIN,
  };
}

function closestOf(nodes: readonly PlacedNode[]): number {
  let closest = Number.POSITIVE_INFINITY;
  for (const [i, { at }] of nodes.entries()) {
    for (const { at: other } of nodes.slice(i + 1)) {
      closest = Math.min(closest, Math.hypot(at.x - other.x, at.y - other.y));
    }
  }
  return closest;
}
