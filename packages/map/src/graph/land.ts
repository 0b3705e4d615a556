import { FIGURES } from '../board/figures.ts';
import { seedOf, streamOf } from '../board/seeded.ts';
import { fixed, type Point, UNIT, xy } from '../board/sheet.ts';
import { along, onCircle } from './curve.ts';
import { isOnSurface } from './footprint.ts';
import type { PlacedNode, PlacedPlanet, StarLayout } from './layout.ts';
import type { Ground, NodeTerrain } from './star-chart.ts';

/** The colours of a planet's surface, in painting order. */
const WASHES = ['sea', 'plains', 'hills', 'marsh', 'forest', 'jungle', 'ice'] as const;
export type Wash = (typeof WASHES)[number];

/** A patch of land or water with an irregular edge. */
export interface Patch {
  readonly wash: Wash;
  readonly path: string;
}

/** A planet's surface as it is drawn: its own colour, what lies on it, and strokes by the style class that inks them. */
export interface Land {
  readonly ground: Ground;
  readonly patches: readonly Patch[];
  readonly figures: Readonly<Record<string, string>>;
}

/** What lies around a node of each terrain; null: what lies everywhere. */
const WASH_OF: Readonly<Record<NodeTerrain, Wash | null>> = {
  flats: null,
  desert: null,
  marsh: 'marsh',
  coast: 'sea',
  ridge: 'hills',
  quarry: 'hills',
  mine: 'hills',
  forest: 'forest',
  jungle: 'jungle',
  ice: 'ice',
  ruins: null,
  crater: null,
  array: null,
};

/** Figures that are drawn on a patch, how many, and how far apart at least. */
const STANDS: Readonly<
  Record<Wash, { readonly figure: keyof typeof FIGURES; readonly count: number; readonly apart: number } | null>
> = {
  sea: { figure: 'wave', count: 3, apart: 26 },
  plains: { figure: 'tuft', count: 5, apart: 18 },
  hills: { figure: 'mound', count: 5, apart: 22 },
  marsh: { figure: 'tuft', count: 9, apart: 13 },
  forest: { figure: 'tree', count: 14, apart: 11 },
  jungle: { figure: 'fronds', count: 9, apart: 14 },
  ice: null,
};

interface Ellipse {
  readonly wash: Wash;
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
}

/** A planet's surface, by its nodes: the same for the same chart. It has no meaning in any game. */
export function landOf(layout: StarLayout, planet: PlacedPlanet): Land {
  const { id, isHabitable, ground = isHabitable ? 'plains' : 'barren' } = planet.planet;
  const nodes = layout.nodes.filter(({ node }) => node.planet === id && isOnSurface(node));
  const stream = streamOf(seedOf(...[...id].map((letter) => letter.charCodeAt(0))));
  const around = nodes.flatMap((one) => aroundNode(planet, one, ground));
  const seas = ground === 'hills' || ground === 'barren' ? [] : watersOf(planet, nodes, stream);
  const ellipses = [...around, ...seas, ...(isHabitable ? capsOf(planet, stream) : [])];
  const sorted = WASHES.flatMap((wash) => ellipses.filter((one) => one.wash === wash));
  const figures: Record<string, string> = {};
  for (const one of sorted) ink(figures, figuresOn(one, { planet, nodes, ellipses }, stream));
  if (ground === 'barren') ink(figures, [['g-crater', cratersOf(planet, nodes, stream)]]);
  return { ground, patches: sorted.map((one) => ({ wash: one.wash, path: blob(one, stream) })), figures };
}

function ink(figures: Record<string, string>, strokes: readonly (readonly [string, string])[]): void {
  for (const [style, path] of strokes) figures[style] = (figures[style] ?? '') + path;
}

/** Land like a node's, from the node outwards. */
function aroundNode(
  { at: middle, radius }: PlacedPlanet,
  { node, at }: PlacedNode,
  ground: Ground,
): readonly Ellipse[] {
  const wash = node.terrain === null ? null : WASH_OF[node.terrain];
  if (wash === null || wash === ground) return [];
  const away = Math.hypot(at.x - middle.x, at.y - middle.y);
  const out = along(middle, at);
  const by = away < 1 ? 0 : Math.min(26, radius * 0.16);
  const wide = wash === 'sea' ? 1.5 : 1;
  return [{ wash, at: { x: at.x + out.x * by, y: at.y + out.y * by + 6 }, rx: 66 * wide, ry: 50 }];
}

/** Degrees from the east, clockwise, at which a sea may be: not at the north pole, where the ice is. */
const BEARINGS = Array.from({ length: 17 }, (_, i) => i * 15 - 30);

/** How far the shore of a sea must be from all nodes, and seas from each other, in degrees. */
const SHORE = 62;
const APART = 90;

/** Seas at the rim, where nodes are far away: at most two, none on a planet that is crowded all around. */
function watersOf(
  { at, radius }: PlacedPlanet,
  nodes: readonly PlacedNode[],
  stream: () => number,
): readonly Ellipse[] {
  const bearings = BEARINGS.map((degrees) => {
    const shore = onCircle(at, radius * 0.94, degrees);
    const far = Math.min(radius, ...nodes.map((one) => Math.hypot(one.at.x - shore.x, one.at.y - shore.y)));
    return { degrees, far };
  });
  const shores = bearings.filter(({ far }) => far > SHORE).sort((a, b) => b.far - a.far || a.degrees - b.degrees);
  const [first] = shores;
  if (first === undefined) return [];
  const second = shores.find(({ degrees }) => {
    const turn = Math.abs(degrees - first.degrees);
    return Math.min(turn, 360 - turn) >= APART;
  });
  return [first, ...(second === undefined ? [] : [second])].map(({ degrees, far }): Ellipse => {
    const size = far * (0.85 + stream() * 0.2);
    const isAtSide = Math.abs(Math.cos((degrees * Math.PI) / 180)) > 0.7;
    const [rx, ry] = isAtSide ? [size * 0.7, size * 1.3] : [size * 1.3, size * 0.7];
    return { wash: 'sea', at: onCircle(at, radius, degrees), rx, ry };
  });
}

/** Ice at the poles. */
function capsOf({ at, radius }: PlacedPlanet, stream: () => number): readonly Ellipse[] {
  const slip = (stream() - 0.5) * radius * 0.4;
  const north: Ellipse = {
    wash: 'ice',
    at: { x: at.x + slip, y: at.y - radius * 0.96 },
    rx: radius * 0.66,
    ry: radius * 0.2,
  };
  const south: Ellipse = { ...north, at: { x: at.x - slip, y: at.y + radius }, rx: radius * 0.5, ry: radius * 0.13 };
  return [north, south];
}

const CORNERS = 14;

/** An irregular shape around an ellipse's middle. */
function blob({ at, rx, ry }: Ellipse, stream: () => number): string {
  const corners = Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = (i / CORNERS) * Math.PI * 2;
    const far = 0.8 + stream() * 0.38;
    return { x: at.x + Math.cos(angle) * rx * far, y: at.y + Math.sin(angle) * ry * far };
  });
  const middles = corners.map((corner, i) => {
    const next = corners[(i + 1) % CORNERS] ?? corner;
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
  });
  const arcs = corners.map((corner, i) => `Q${xy(corner)} ${xy(middles[i] ?? corner)}`);
  return `M${xy(middles.at(-1) ?? at)}${arcs.join('')}Z`;
}

/** Room around a node, for its disc and its name, in which nothing is drawn. */
function isUnderNode({ x, y }: Point, nodes: readonly PlacedNode[]): boolean {
  return nodes.some(({ at }) => Math.abs(at.x - x) < 44 && y - at.y > -22 && y - at.y < 46);
}

const isOn = ({ at, rx, ry }: Ellipse, { x, y }: Point): boolean => Math.hypot((x - at.x) / rx, (y - at.y) / ry) < 1;

interface Surface {
  readonly planet: PlacedPlanet;
  readonly nodes: readonly PlacedNode[];
  readonly ellipses: readonly Ellipse[];
}

/** The figures of a patch, where no other kind of patch lies. */
function figuresOn(
  { wash, at, rx, ry }: Ellipse,
  { planet, nodes, ellipses }: Surface,
  stream: () => number,
): readonly (readonly [string, string])[] {
  const stand = STANDS[wash];
  if (stand === null) return [];
  const places: Point[] = [];
  for (let tries = 0; tries < stand.count * 8 && places.length < stand.count; tries++) {
    const angle = stream() * Math.PI * 2;
    const far = Math.sqrt(stream()) * 0.78;
    const place = { x: at.x + Math.cos(angle) * rx * far, y: at.y + Math.sin(angle) * ry * far };
    const isOff = Math.hypot(place.x - planet.at.x, place.y - planet.at.y) > planet.radius - 12;
    const isElsewhere = ellipses.some((one) => one.wash !== wash && isOn(one, place));
    if (isOff || isElsewhere || isUnderNode(place, nodes)) continue;
    if (places.some(({ x, y }) => Math.hypot(x - place.x, (y - place.y) * 1.25) < stand.apart)) continue;
    places.push(place);
  }
  return places.sort((a, b) => a.y - b.y).flatMap((place) => FIGURES[stand.figure](place, UNIT, stream));
}

/** Rings with rays, for land without air. */
function cratersOf(planet: PlacedPlanet, nodes: readonly PlacedNode[], stream: () => number): string {
  const craters: (Point & { readonly rx: number })[] = [];
  const count = Math.round(planet.radius / 16);
  for (let tries = 0; tries < count * 6 && craters.length < count; tries++) {
    const at = onCircle(planet.at, Math.sqrt(stream()) * planet.radius * 0.82, stream() * 360);
    const rx = 7 + stream() * 9;
    if (
      isUnderNode(at, nodes) ||
      craters.some(({ x, y, rx: other }) => Math.hypot(x - at.x, y - at.y) < (rx + other) * 1.4)
    )
      continue;
    craters.push({ ...at, rx });
  }
  return craters.map((one) => crater(one, one.rx)).join('');
}

const RAYS = 22;

function crater({ x, y }: Point, rx: number): string {
  const ry = rx * 0.6;
  const rim = `M${fixed(x - rx)} ${fixed(y)}a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(rx * 2)} 0a${fixed(rx)} ${fixed(ry)} 0 1 0 ${fixed(-rx * 2)} 0`;
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const angle = (i / RAYS) * Math.PI * 2;
    const at = (k: number): Point => ({ x: x + Math.cos(angle) * rx * k, y: y + Math.sin(angle) * ry * k });
    return `M${xy(at(1.06))}L${xy(at(1.26))}`;
  });
  return rim + rays.join('');
}
