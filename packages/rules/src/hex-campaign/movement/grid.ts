import type { EdgeKey, HexKey } from '../../kernel/index.ts';
import { axial, DIRECTIONS, hexAt, keysOf, recordOf } from '../../kernel/index.ts';
import { TERRAIN_LETTERS } from '../data/terrain.ts';
import type { Chart, Terrain } from '../types.ts';
import { TERRAINS } from '../types.ts';
import { remembered } from './memo.ts';

/** A chart as arrays over hex indices: row by row, so index = row * columns + column. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  readonly keys: readonly HexKey[];
  readonly indices: ReadonlyMap<HexKey, number>;
  /** Place of each hex in the order of the keys. */
  readonly ranks: Int16Array;
  /** Index into {@link TERRAINS}. */
  readonly terrain: Uint8Array;
  /** Six a hex, by direction; -1 off the map. */
  readonly next: Int16Array;
  /** Bit d is set when the side in direction d is a river. */
  readonly rivers: Uint8Array;
  /** Numbers of the Airspaces; 0 where the chart has none. */
  readonly airspace: Uint8Array;
}

export const SEA = TERRAINS.indexOf('sea');

/** The direction from where one comes, for each direction. */
export const OPPOSITE = [3, 4, 5, 0, 1, 2] as const;

/** The index of what is not on the map. */
export const OFF_MAP = -1;

/** Index of a hex, {@link OFF_MAP} when it is not on the map. */
export const indexOf = (grid: Grid, key: HexKey): number => grid.indices.get(key) ?? OFF_MAP;

/** Key of a hex by its index. */
export function keyAt(grid: Grid, index: number): HexKey {
  return grid.keys[index] ?? hexAt(index % grid.columns, Math.floor(index / grid.columns));
}

/** Neighbour in a direction, -1 off the map. */
export const nextTo = (grid: Grid, index: number, direction: number): number => grid.next[index * 6 + direction] ?? -1;

/** The direction in which a neighbour lies, -1 when the two are no neighbours. */
export function directionTo(grid: Grid, from: number, to: number): number {
  for (let d = 0; d < 6; d++) if (grid.next[from * 6 + d] === to) return to < 0 ? -1 : d;
  return -1;
}

/** The direction in which a neighbour lies, by its key; -1 when it is none. Nothing is looked up: most steps of paths are to neighbours. */
export function directionBy(grid: Grid, from: number, key: HexKey): number {
  for (let d = 0; d < 6; d++) {
    const to = grid.next[from * 6 + d] ?? -1;
    if (to >= 0 && grid.keys[to] === key) return d;
  }
  return -1;
}

/** The hexes of a path by their indices; -1 for what is off the map. */
export function pathIndices(grid: Grid, start: number, path: readonly HexKey[]): readonly number[] {
  const indices: number[] = [];
  let at = start;
  for (const key of path) {
    const d = at < 0 ? -1 : directionBy(grid, at, key);
    at = d < 0 ? indexOf(grid, key) : nextTo(grid, at, d);
    indices.push(at);
  }
  return indices;
}

/** Steps between two hexes by their indices. */
export function steps(grid: Grid, a: number, b: number): number {
  const ra = Math.floor(a / grid.columns);
  const rb = Math.floor(b / grid.columns);
  const dq = (b % grid.columns) - Math.floor(rb / 2) - ((a % grid.columns) - Math.floor(ra / 2));
  const dr = rb - ra;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** The two hexes of a side. */
export function banks(edge: EdgeKey): readonly [HexKey, HexKey] {
  const bar = edge.indexOf('|');
  return [edge.slice(0, bar) as HexKey, edge.slice(bar + 1) as HexKey];
}

/** Sets the bit of each listed side on both of its hexes. Sides off the map are left out. */
export function markSides(grid: Grid, into: Uint8Array, edges: readonly EdgeKey[]): void {
  for (const edge of edges) {
    const [a, b] = banks(edge);
    const from = indexOf(grid, a);
    const to = indexOf(grid, b);
    if (from < 0 || to < 0) continue;
    const d = directionTo(grid, from, to);
    if (d < 0) continue;
    into[from] = (into[from] ?? 0) | (1 << d);
    into[to] = (into[to] ?? 0) | (1 << ((d + 3) % 6));
  }
}

const TERRAIN_AT: Readonly<Record<string, number>> = Object.fromEntries(
  TERRAINS.map((terrain, i) => [TERRAIN_LETTERS[terrain], i]),
);

function compile(chart: Chart): Grid {
  const { columns, rows } = chart.size;
  const count = columns * rows;
  const terrain = new Uint8Array(count);
  const airspace = new Uint8Array(count);
  const next = new Int16Array(count * 6).fill(-1);
  const keys: HexKey[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / columns);
    const key = hexAt(i % columns, row);
    keys.push(key);
    terrain[i] = TERRAIN_AT[chart.rows[row]?.[i % columns] ?? 's'] ?? SEA;
    airspace[i] = Number.parseInt(chart.airspaces[row]?.[i % columns] ?? '0', 36);
    const { q, r } = axial(key);
    DIRECTIONS.forEach((by, d) => {
      const column = q + by.q + Math.floor((r + by.r) / 2);
      const isInside = column >= 0 && column < columns && r + by.r >= 0 && r + by.r < rows;
      if (isInside) next[i * 6 + d] = (r + by.r) * columns + column;
    });
  }
  const printed = interned(keys);
  const indices = new Map(printed.map((key, i) => [key, i]));
  const ranks = new Int16Array(count);
  for (const [rank, key] of printed.toSorted().entries()) ranks[indices.get(key) ?? 0] = rank;
  const grid: Grid = {
    columns,
    rows,
    count,
    keys: printed,
    indices,
    ranks,
    terrain,
    next,
    airspace,
    rivers: new Uint8Array(count),
  };
  markSides(grid, grid.rivers, chart.rivers);
  return grid;
}

/** The same strings as the engine keeps them for member names: two such are compared without reading them. */
const interned = (keys: readonly HexKey[]): readonly HexKey[] => keysOf(recordOf(keys, () => 0));

/** HEX-MAP-01, -02, -04: the chart compiled once. */
export const gridOf: (chart: Chart) => Grid = remembered(compile);

/** Terrain of a hex by its index. */
export const terrainAt = (grid: Grid, index: number): Terrain => TERRAINS[grid.terrain[index] ?? SEA] ?? 'sea';
