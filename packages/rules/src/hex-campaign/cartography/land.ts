import { present } from '../../kernel/index.ts';
import { type Axial, axial, DIRECTIONS, hexKey } from '../../space/hex.ts';
import { GROUND_SHARES, HOME_SHARES, SEA_SHARES, WAVE } from '../data/cartography.ts';
import { ZONE_RADIUS } from '../data/start.ts';
import type { Grid } from '../map/grid.ts';
import { indexAt, indexOf, keyAt, nextTo, SEA, steps } from '../map/grid.ts';
import type { HexIndex, PerHex } from '../map/numbers.ts';
import { EVERY_DIRECTION, noMarks, OFF_MAP } from '../map/numbers.ts';
import { TERRAINS, type Terrain } from '../types/vocabulary.ts';
import type { Landscape, Random } from './random.ts';
import { landscape } from './random.ts';
import { turnedBy } from './starts.ts';
import type { ChartWish } from './wish.ts';

/** A map under construction. */
export interface Sketch {
  readonly grid: Grid;
  readonly starts: readonly HexIndex[];
  readonly isRotated: boolean;
  /** Index into `TERRAINS`, as in the grid of a finished chart. */
  readonly terrain: PerHex;
}

export const PLAINS = TERRAINS.indexOf('plains');

/** HEX-MAP-01: terrain for every hex: rolling land outside the start zones, the same home ground inside each of them. */
export function drawnLand(
  around: Pick<Sketch, 'grid' | 'starts' | 'isRotated'>,
  wish: Pick<ChartWish, 'sea' | 'ground'>,
  random: Random,
): Sketch {
  const sketch: Sketch = { ...around, terrain: noMarks(around.grid.count) };
  const { hills, forest, jungle } = GROUND_SHARES[wish.ground];
  const wild = wildHexes(sketch);
  const wet = ranked(sketch, wild, seaLevel(sketch.grid, wish.sea, landscape(random, WAVE)));
  const [sea, land] = cut(wet, SEA_SHARES[wish.sea]);
  const [high, low] = cut(ranked(sketch, land, landscape(random, WAVE)), hills);
  const grown = ranked(sketch, low, landscape(random, WAVE));
  const thickest = evenShare(land, jungle);
  paint(sketch, sea, 'sea');
  paint(sketch, high, 'hills');
  paint(sketch, grown.slice(0, thickest), 'jungle');
  paint(sketch, grown.slice(thickest, thickest + evenShare(land, forest)), 'forest');
  settle(sketch, wish.ground, random);
  join(sketch);
  return sketch;
}

/** Hexes in no start zone. */
const wildHexes = ({ grid, starts }: Sketch): readonly HexIndex[] =>
  grid.hexes.filter((hex) => starts.every((start) => steps(grid, start, hex) > ZONE_RADIUS));

/** Where the sea begins: in low land, and along the edges if there is a coast. */
function seaLevel(grid: Grid, sea: ChartWish['sea'], hollows: Landscape): Landscape {
  if (sea !== 'coast') return hollows;
  const reach = Math.min(grid.columns, grid.rows) / 3;
  return (x, y) => {
    const inland = Math.min(x, y, grid.columns - 1 - x, grid.rows - 1 - y);
    return hollows(x, y) / 2 + Math.max(0, 1 - inland / reach);
  };
}

/** Hexes from the highest to the lowest. On a rotated map a hex is as high as the one opposite it, and next to it here. */
function ranked({ grid, isRotated }: Sketch, hexes: readonly HexIndex[], height: Landscape): readonly HexIndex[] {
  const half = (hex: HexIndex): HexIndex => {
    const other = turnedBy(grid, hex);
    return isRotated && other < hex ? other : hex;
  };
  const all = hexes.map((hex) => {
    const first = half(hex);
    return { hex, first, height: height(first % grid.columns, Math.floor(first / grid.columns)) };
  });
  return all.sort((a, b) => b.height - a.height || a.first - b.first || a.hex - b.hex).map(({ hex }) => hex);
}

/** A percentage of the hexes, as an even number: a hex and its opposite stay together. */
const evenShare = (hexes: readonly HexIndex[], share: number) => 2 * Math.round((hexes.length * share) / 200);

/** The first given percentage, and the rest. */
function cut(hexes: readonly HexIndex[], share: number): readonly [readonly HexIndex[], readonly HexIndex[]] {
  const count = evenShare(hexes, share);
  return [hexes.slice(0, count), hexes.slice(count)];
}

function paint({ terrain }: Sketch, hexes: readonly HexIndex[], kind: Terrain): void {
  for (const hex of hexes) terrain[hex] = TERRAINS.indexOf(kind);
}

/** The same home ground around each start, rotated so that the same side faces the middle of the map. */
function settle(sketch: Sketch, ground: ChartWish['ground'], random: Random): void {
  const { grid, starts, terrain } = sketch;
  const { hills, forest, jungle } = HOME_SHARES[ground];
  const [centre, ...first] = spiral(grid, present(starts[0], 'at least two starts'), 0);
  const places = random.shuffled(first.map((_, place) => place));
  const kinds = new Map<number, Terrain>();
  places.slice(0, hills).forEach((place) => {
    kinds.set(place, 'hills');
  });
  places.slice(hills, hills + forest).forEach((place) => {
    kinds.set(place, 'forest');
  });
  // No jungle next to the Capital: wheeled and tracked units could not leave it.
  const far = places.slice(hills + forest).filter((place) => place >= EVERY_DIRECTION.length);
  far.slice(0, jungle).forEach((place) => {
    kinds.set(place, 'jungle');
  });
  if (centre !== undefined) terrain[centre] = PLAINS;
  for (const start of starts) {
    const [middle, ...around] = spiral(grid, start, facing(sketch, start));
    if (middle !== undefined) terrain[middle] = PLAINS;
    around.forEach((hex, place) => {
      if (hex !== OFF_MAP) paint(sketch, [hex], kinds.get(place) ?? 'plains');
    });
  }
}

/** The direction whose neighbour is nearest to the middle of the map; opposite starts face each other. */
export function facing({ grid, isRotated }: Pick<Sketch, 'grid' | 'isRotated'>, start: HexIndex): number {
  const opposite = turnedBy(grid, start);
  if (isRotated && opposite < start) return facing({ grid, isRotated }, opposite) + 3;
  const middle = indexAt(grid, Math.floor(grid.columns / 2), Math.floor(grid.rows / 2));
  const far = EVERY_DIRECTION.map((d) => steps(grid, nextTo(grid, start, d), middle));
  return far.indexOf(Math.min(...far));
}

/**
 * The hexes of a zone from its middle outwards, ring by ring, each ring starting in the given direction;
 * {@link OFF_MAP} for those beyond the edge.
 */
export function spiral(grid: Grid, start: HexIndex, turn: number): readonly HexIndex[] {
  const found = [start];
  let corner = axial(keyAt(grid, start));
  for (let ring = 1; ring <= ZONE_RADIUS; ring++) {
    corner = stepped(corner, turn);
    let at = corner;
    for (const side of EVERY_DIRECTION) {
      for (let step = 0; step < ring; step++) {
        found.push(indexOf(grid, hexKey(at.q, at.r)));
        at = stepped(at, turn + 2 + side);
      }
    }
  }
  return found;
}

/** The hex next to it, on the map or not. */
function stepped({ q, r }: Axial, turns: number): Axial {
  const by = present(DIRECTIONS[turns % DIRECTIONS.length], 'a direction');
  return { q: q + by.q, r: r + by.r };
}

/**
 * Every start reaches every other one by land: if not, the sea becomes land along the shortest path. Islands
 * without a start stay.
 */
function join(sketch: Sketch): void {
  const { grid, starts, terrain, isRotated } = sketch;
  const first = present(starts[0], 'at least two starts');
  for (const start of starts.slice(1)) {
    for (const hex of leastSea(grid, terrain, first, start)) {
      if (terrain[hex] !== SEA) continue;
      terrain[hex] = PLAINS;
      if (isRotated) terrain[turnedBy(grid, hex)] = PLAINS;
    }
  }
}

/** The path between two hexes that crosses the least sea: land is free, a hex of sea costs one. */
function leastSea(grid: Grid, terrain: PerHex, from: HexIndex, to: HexIndex): readonly HexIndex[] {
  const before = new Map<HexIndex, HexIndex>([[from, from]]);
  let shore: HexIndex[] = [from];
  while (!before.has(to) && shore.length > 0) {
    const sea: HexIndex[] = [];
    const land = [...shore];
    for (let hex = land.pop(); hex !== undefined; hex = land.pop()) {
      for (const d of EVERY_DIRECTION) {
        const next = nextTo(grid, hex, d);
        if (next < 0 || before.has(next)) continue;
        before.set(next, hex);
        (terrain[next] === SEA ? sea : land).push(next);
      }
    }
    shore = sea;
  }
  const way = [to];
  for (let at = to; at !== from; ) {
    at = present(before.get(at), 'a map in one piece');
    way.push(at);
  }
  return way;
}
