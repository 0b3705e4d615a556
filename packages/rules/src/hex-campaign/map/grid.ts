import { keysOf, lookup, present, recordOf, remembered } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { axial, banks, DIRECTIONS, hexAt } from '../../space/hex.ts';
import { TERRAIN_LETTERS } from '../data/terrain.ts';
import type { Chart, Terrain } from '../types.ts';
import { TERRAINS } from '../types.ts';
import type { Direction, HexIndex, PerHex } from './numbers.ts';
import { FIRST_DIRECTION, FIRST_HEX, NO_DIRECTION, noMarks, OFF_MAP, opposite, SIX } from './numbers.ts';

/** A chart as arrays over hex indices: row by row, so index = row * columns + column. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  readonly keys: readonly HexKey[];
  /** All indices, from first to last. */
  readonly hexes: readonly HexIndex[];
  readonly indices: ReadonlyMap<HexKey, HexIndex>;
  /** Place of each hex in the order of the keys. */
  readonly ranks: PerHex;
  /** Index into {@link TERRAINS}. */
  readonly terrain: PerHex;
  /** Six a hex, by direction; -1 off the map. */
  readonly next: Int16Array;
  /** Bit d is set when the side in direction d is a river. */
  readonly rivers: PerHex;
  /** Numbers of the Airspaces; 0 if the chart has none. */
  readonly airspace: PerHex;
}

export const SEA = TERRAINS.indexOf('sea');

/** Index of a hex, {@link OFF_MAP} if it is not on the map. */
export const indexOf = (grid: Grid, key: HexKey): HexIndex => grid.indices.get(key) ?? OFF_MAP;

/** Key of a hex by its index. */
export function keyAt(grid: Grid, index: HexIndex): HexKey {
  return grid.keys[index] ?? hexAt(index % grid.columns, Math.floor(index / grid.columns));
}

/** The hex in a column and row counted from 0, which must be on the map. */
export const indexAt = (grid: Grid, column: number, row: number): HexIndex => (row * grid.columns + column) as HexIndex;

/** Neighbour in a direction, {@link OFF_MAP} where the map ends. */
export const nextTo = (grid: Pick<Grid, 'next'>, index: HexIndex, direction: Direction): HexIndex =>
  (grid.next[index * SIX + direction] ?? OFF_MAP) as HexIndex;

/** The direction of a neighbour, {@link NO_DIRECTION} if the two are not neighbours. */
export function directionTo(grid: Grid, from: HexIndex, to: HexIndex): Direction {
  for (let d = FIRST_DIRECTION; d < SIX; d++) if (nextTo(grid, from, d) === to) return to < 0 ? NO_DIRECTION : d;
  return NO_DIRECTION;
}

/**
 * The direction of a neighbour, by its key; {@link NO_DIRECTION} if it is not one. Without a lookup: most
 * steps of paths are to neighbours.
 */
export function directionBy(grid: Grid, from: HexIndex, key: HexKey): Direction {
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const to = nextTo(grid, from, d);
    if (to >= 0 && grid.keys[to] === key) return d;
  }
  return NO_DIRECTION;
}

/** The hexes of a path by their indices; {@link OFF_MAP} for those off the map. */
export function pathIndices(grid: Grid, start: HexIndex, path: readonly HexKey[]): readonly HexIndex[] {
  const indices: HexIndex[] = [];
  let at = start;
  for (const key of path) {
    const d = at < 0 ? NO_DIRECTION : directionBy(grid, at, key);
    at = d < 0 ? indexOf(grid, key) : nextTo(grid, at, d);
    indices.push(at);
  }
  return indices;
}

/** Steps between two hexes by their indices. */
export function steps(grid: Grid, a: HexIndex, b: HexIndex): number {
  const ra = Math.floor(a / grid.columns);
  const rb = Math.floor(b / grid.columns);
  const dq = (b % grid.columns) - Math.floor(rb / 2) - ((a % grid.columns) - Math.floor(ra / 2));
  const dr = rb - ra;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Sets the bit of each listed side on both of its hexes. Sides off the map are left out. */
export function markSides(grid: Grid, into: PerHex, edges: Iterable<EdgeKey>): void {
  for (const edge of edges) {
    const [a, b] = banks(edge);
    const from = indexOf(grid, a);
    const to = indexOf(grid, b);
    if (from < 0 || to < 0) continue;
    const d = directionTo(grid, from, to);
    if (d < 0) continue;
    into[from] = (into[from] ?? 0) | (1 << d);
    into[to] = (into[to] ?? 0) | (1 << opposite(d));
  }
}

const TERRAIN_AT: Readonly<Record<string, number>> = Object.fromEntries(
  TERRAINS.map((terrain, i) => [TERRAIN_LETTERS[terrain], i]),
);

function compile(chart: Chart): Grid {
  const { columns, rows } = chart.size;
  const count = columns * rows;
  const terrain = noMarks(count);
  const airspace = noMarks(count);
  const next = new Int16Array(count * 6).fill(-1);
  const keys: HexKey[] = [];
  for (let at = FIRST_HEX; at < count; at++) {
    const row = Math.floor(at / columns);
    const key = hexAt(at % columns, row);
    keys.push(key);
    const [ground, sky] = [chart.rows[row]?.[at % columns], chart.airspaces[row]?.[at % columns]];
    terrain[at] = present(lookup(TERRAIN_AT, present(ground, 'a letter for each hex')), 'a terrain for each letter');
    airspace[at] = Number.parseInt(present(sky, 'an Airspace for each hex'), 36);
    const { q, r } = axial(key);
    DIRECTIONS.forEach((by, d) => {
      const column = q + by.q + Math.floor((r + by.r) / 2);
      const isInside = column >= 0 && column < columns && r + by.r >= 0 && r + by.r < rows;
      if (isInside) next[at * SIX + d] = (r + by.r) * columns + column;
    });
  }
  const printed = interned(keys);
  const indices = new Map(printed.map((key, i) => [key, i as HexIndex]));
  const ranks: PerHex = new Int16Array(count);
  for (const [rank, key] of printed.toSorted().entries()) ranks[indices.get(key) ?? OFF_MAP] = rank;
  const grid: Grid = {
    columns,
    rows,
    count,
    keys: printed,
    hexes: [...indices.values()],
    indices,
    ranks,
    terrain,
    next,
    airspace,
    rivers: noMarks(count),
  };
  markSides(grid, grid.rivers, chart.rivers);
  return grid;
}

/** The same strings, interned as member names: two such compare by reference. */
const interned = (keys: readonly HexKey[]): readonly HexKey[] => keysOf(recordOf(keys, () => 0));

/** HEX-MAP-01, -02, -04: the chart compiled once. */
export const gridOf: (chart: Chart) => Grid = remembered(compile);

/** Terrain of a hex by its index. */
export const terrainAt = (grid: Pick<Grid, 'terrain'>, index: HexIndex): Terrain =>
  TERRAINS[grid.terrain[index] ?? SEA] ?? 'sea';
