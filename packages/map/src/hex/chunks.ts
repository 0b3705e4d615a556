import type { Terrain } from '@sealed-orders/rules/hex-campaign';
import { columnRow, type HexKey, hexAt, isOnMap } from '@sealed-orders/rules/space';
import type { Layout } from './layout.ts';

/** A block of hexes that is drawn and cached as one: columns and rows from 0, ends excluded. */
export interface Chunk {
  readonly id: string;
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** The printed land, in letters row by row, as charts write it. */
export interface PrintedLand {
  readonly layout: Layout;
  readonly rows: readonly string[];
}

/** Hexes to a side of a chunk: few enough that a change of sight redraws little, many enough to keep paths few. */
const CHUNK = 12;

const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  p: 'plains',
  h: 'hills',
  f: 'forest',
  j: 'jungle',
  s: 'sea',
};

export function chunksOf({ size }: Layout): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let row = 0; row < size.rows; row += CHUNK) {
    for (let column = 0; column < size.columns; column += CHUNK) {
      chunks.push({
        id: `${column}-${row}`,
        columns: [column, Math.min(column + CHUNK, size.columns)],
        rows: [row, Math.min(row + CHUNK, size.rows)],
      });
    }
  }
  return chunks;
}

/** Hexes of a chunk, row by row; `ring` adds this many hexes around it, as far as the map goes. */
export function hexesIn(layout: Layout, chunk: Chunk, ring = 0): readonly HexKey[] {
  const hexes: HexKey[] = [];
  for (let row = chunk.rows[0] - ring; row < chunk.rows[1] + ring; row++) {
    for (let column = chunk.columns[0] - ring; column < chunk.columns[1] + ring; column++) {
      const hex = hexAt(column, row);
      if (isOnMap(layout.size, hex)) hexes.push(hex);
    }
  }
  return hexes;
}

/** The part of a letter-a-hex text that belongs to a chunk (with `ring` hexes around), to compare it cheaply. */
export function slice(layout: Layout, chunk: Chunk, letters: string, ring = 0): string {
  const { columns, rows } = layout.size;
  const from = Math.max(0, chunk.columns[0] - ring);
  const to = Math.min(columns, chunk.columns[1] + ring);
  let part = '';
  for (let row = Math.max(0, chunk.rows[0] - ring); row < Math.min(rows, chunk.rows[1] + ring); row++) {
    part += letters.slice(row * columns + from, row * columns + to);
  }
  return part;
}

/** The letter of a hex in a letter-a-hex text; empty off the map. */
export function letterAt(layout: Layout, letters: string, hex: HexKey): string {
  if (!isOnMap(layout.size, hex)) return '';
  const { column, row } = columnRow(hex);
  return letters[row * layout.size.columns + column] ?? '';
}

/** Printed terrain of a hex; null off the map. */
export function terrainAt(land: Pick<PrintedLand, 'rows'>, hex: HexKey): Terrain | null {
  const { column, row } = columnRow(hex);
  return TERRAIN_OF[land.rows[row]?.[column] ?? ''] ?? null;
}

/** Reads a hex's letter from a chunk's slice (without ring). */
export function readerOf(chunk: Chunk, part: string): (hex: HexKey) => string {
  const width = chunk.columns[1] - chunk.columns[0];
  return (hex) => {
    const { column, row } = columnRow(hex);
    return part[(row - chunk.rows[0]) * width + column - chunk.columns[0]] ?? '';
  };
}
