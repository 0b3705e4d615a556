import type { Branded, BrandedNumber } from '../kernel/ids.ts';

/** A hex of a map, axial: `q,r`. Columns and rows are only for people; see {@link label}. */
export type HexKey = Branded<'HexKey'>;
/**
 * A side between two neighbouring hexes: the two keys joined by `|`, the smaller first. Rivers and roads are on sides.
 */
export type EdgeKey = Branded<'EdgeKey'>;

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A rectangular map: `columns` and `rows` counted from 0, odd rows shifted half a hex to the right. */
export interface MapSize {
  readonly columns: number;
  readonly rows: number;
}

/** The six directions, numbered 0 to 5 as in the catalogue's conventions. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const HEX_PATTERN = /^-?(0|[1-9]\d*),-?(0|[1-9]\d*)$/;

export const hexKey = (q: number, r: number): HexKey => `${q},${r}` as HexKey;

/** The axial coordinates of a key. Keys come from a parser or from {@link hexKey}, so they always split in two. */
export function axial(key: HexKey): Axial {
  const comma = key.indexOf(',');
  return { q: Number(key.slice(0, comma)), r: Number(key.slice(comma + 1)) };
}

/** One of the six directions, 0 to 5 as in the catalogue's conventions. */
export type Direction = BrandedNumber<'Direction'>;

/** The six neighbours in the order of the directions; some may be off the map. */
export function neighbours(key: HexKey): readonly HexKey[] {
  const { q, r } = axial(key);
  return DIRECTIONS.map((d) => hexKey(q + d.q, r + d.r));
}

/** The six neighbours, each with its direction; some may be off the map. */
export function around(key: HexKey): readonly { readonly hex: HexKey; readonly direction: Direction }[] {
  return neighbours(key).map((hex, direction) => ({ hex, direction: direction as Direction }));
}

/** The direction of a neighbour; null if the two are not neighbours. */
export function directionTo(from: HexKey, to: HexKey): Direction | null {
  const found = neighbours(from).indexOf(to);
  return found < 0 ? null : (found as Direction);
}

/** Steps between two hexes on an open map. */
export function distance(a: HexKey, b: HexKey): number {
  const from = axial(a);
  const to = axial(b);
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Column and row from 0. */
export function columnRow(key: HexKey): { readonly column: number; readonly row: number } {
  const { q, r } = axial(key);
  return { column: q + Math.floor(r / 2), row: r };
}

/** The hex in a column and row counted from 0. */
export function hexAt(column: number, row: number): HexKey {
  return hexKey(column - Math.floor(row / 2), row);
}

export function isOnMap(size: MapSize, key: HexKey): boolean {
  const { column, row } = columnRow(key);
  return column >= 0 && column < size.columns && row >= 0 && row < size.rows;
}

/** Every hex of the map, row by row. */
export function allHexes(size: MapSize): readonly HexKey[] {
  return Array.from({ length: size.columns * size.rows }, (_, i) =>
    hexAt(i % size.columns, Math.floor(i / size.columns)),
  );
}

/** The hexes of the map within `radius` steps, nearest rows first; includes the centre. */
export function within(size: MapSize, centre: HexKey, radius: number): readonly HexKey[] {
  const { q, r } = axial(centre);
  const found: HexKey[] = [];
  for (let dr = -radius; dr <= radius; dr++) {
    for (let dq = Math.max(-radius, -dr - radius); dq <= Math.min(radius, -dr + radius); dq++) {
      const key = hexKey(q + dq, r + dr);
      if (isOnMap(size, key)) found.push(key);
    }
  }
  return found;
}

/** The side between two neighbours, the same from both. */
export function edgeKey(a: HexKey, b: HexKey): EdgeKey {
  return (a < b ? `${a}|${b}` : `${b}|${a}`) as EdgeKey;
}

/** The two hexes of a side. */
export function banks(edge: EdgeKey): readonly [HexKey, HexKey] {
  const bar = edge.indexOf('|');
  return [edge.slice(0, bar) as HexKey, edge.slice(bar + 1) as HexKey];
}

/** The label printed on the map: column then row from 01, as wide as the map needs. `0412`. */
export function label(size: MapSize, key: HexKey): string {
  const width = Math.max(2, String(Math.max(size.columns, size.rows)).length);
  const { column, row } = columnRow(key);
  return String(column + 1).padStart(width, '0') + String(row + 1).padStart(width, '0');
}
