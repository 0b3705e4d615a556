import { layoutOf, type StarChart, type StarView } from '@sealed-orders/map/graph';
import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { isSurface, nodeMapSchema, type Place, usualWorth } from '@sealed-orders/rules/node-campaign/cartography';
import { starNode } from '../star-node.ts';

/** The sheet that maps are drawn on, in the units of the drawing. Places on a map are in hundredths of its sides. */
export const SHEET = { width: 1500, height: 1000 } as const;
const WHOLE = 10_000;
/** The ring of a planet on which nothing is yet. */
const BARE = { radius: 64, ring: 82 };

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointOf = ({ x, y }: Place): Point => ({ x: (x * SHEET.width) / WHOLE, y: (y * SHEET.height) / WHOLE });

/** Discs stay on the sheet. */
const within = (part: number): number => Math.max(200, Math.min(WHOLE - 200, Math.round(part * WHOLE)));

/** A point of the sheet as a map has it. */
export const placeOf = ({ x, y }: Point): Place => ({ x: within(x / SHEET.width), y: within(y / SHEET.height) });

/** Where the orbit is of a planet with its middle here. */
export const orbitBeside = ({ x, y }: Point): Place => placeOf({ x: x + BARE.ring, y });

/** A saved map; null: it is not a star map. */
export function mapOf(given: unknown): NodeMap | null {
  const parsed = nodeMapSchema.safeParse(given);
  return parsed.success ? parsed.data : null;
}

/** A map whose nodes all have places: where the drawing puts them if the map leaves out any. */
export function placed(map: NodeMap): NodeMap {
  if (map.nodes.every(({ at }) => at !== null)) return map;
  const { width, height, byId } = layoutOf(chartOf(map));
  const places = new Map([...byId].map(([id, { at }]) => [id, onSheet(at, { width, height })]));
  return { ...map, nodes: map.nodes.map((node) => ({ ...node, at: places.get(node.id) ?? node.at })) };
}

/** A point of another sheet, as large as fits in the middle of ours. */
function onSheet({ x, y }: Point, { width, height }: { readonly width: number; readonly height: number }): Place {
  const scale = Math.min(SHEET.width / Math.max(width, 1), SHEET.height / Math.max(height, 1));
  const [left, top] = [(SHEET.width - width * scale) / 2, (SHEET.height - height * scale) / 2];
  return placeOf({ x: left + x * scale, y: top + y * scale });
}

/** Where a planet is: around its surface nodes, or beside its orbit; null if it has no nodes. */
function circleOf({ nodes }: NodeMap, planet: string): { readonly at: Point; readonly radius: number | null } | null {
  const own = nodes.filter((node) => node.planet === planet);
  const land = own.filter(isSurface).flatMap(({ at }) => (at === null ? [] : [pointOf(at)]));
  if (land.length > 0) {
    const [xs, ys] = [land.map(({ x }) => x), land.map(({ y }) => y)];
    const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
    return { at: { x: middle(xs), y: middle(ys) }, radius: land.length > 1 ? null : BARE.radius };
  }
  const orbit = own.find(({ at }) => at !== null)?.at ?? null;
  if (orbit === null) return null;
  const { x, y } = pointOf(orbit);
  return { at: { x: x - BARE.ring, y }, radius: BARE.radius };
}

/**
 * A star map while it is drawn by hand. That of a war must be playable; this one may be faulty, so what is too much in
 * it is left out, and so are planets without nodes. Its planets stay around their nodes, on a sheet with a fixed edge.
 */
export function chartOf(map: NodeMap): StarChart {
  const nodes = map.nodes.filter(({ id }, i) => map.nodes.findIndex((one) => one.id === id) === i);
  const ids = new Set<string>(nodes.map(({ id }) => id));
  const isPlaced = nodes.every(({ at }) => at !== null);
  const isWarp = (id: string): boolean => nodes.some((node) => node.id === id && node.type === 'warp');
  return {
    planets: map.planets.flatMap(({ id, name, isHabitable }) => {
      const circle = isPlaced ? circleOf(map, id) : { at: null, radius: null };
      return circle === null ? [] : [{ id, name, isHabitable, ...circle }];
    }),
    nodes: nodes.map((node) => starNode(node, node.at === null ? null : pointOf(node.at))),
    paths: map.paths.flatMap(({ ends: [a, b], roll }) =>
      a !== b && ids.has(a) && ids.has(b)
        ? [{ a, b, difficulty: roll === 0 ? null : roll, isRestricted: isWarp(a) || isWarp(b) }]
        : [],
    ),
  };
}

/** A map before anyone has it: nobody's nodes, worth what they usually are. */
export function viewOf(map: NodeMap, sheet?: typeof SHEET): StarView {
  return {
    chart: { ...chartOf(map), ...(sheet === undefined ? {} : { sheet }) },
    holdings: Object.fromEntries(
      map.nodes.map((node) => {
        const value = usualWorth(node);
        const marks = node.site === null ? [] : [{ kind: 'site', state: 'active' } as const];
        return [node.id, { controller: null, value: value === 0 ? null : value, marks, isTainted: false }];
      }),
    ),
    forces: [],
    battles: [],
  };
}
