import type { TerrainLetter } from './map-file.ts';

/** The property that marks maps we wrote: only their objects follow `docs/maps.md`. */
export const OUR_MAP = { name: 'sealed-orders-map', type: 'int', value: 1 } as const;

/** The size of a tile in pixels, and of the upright side of a hex. */
export const TILE = { width: 28, height: 32, side: 16 } as const;
const ROW_HEIGHT = (TILE.height + TILE.side) / 2;

/** The picture of all tiles, as served by the site; Tiled looks for it beside the map. */
export const TILE_PICTURE = { image: 'sealed-orders-tiles.png', columns: 8, tiles: 40 } as const;

/** The number of the tile of each terrain. */
export const GROUND_TILE: Readonly<Record<TerrainLetter, number>> = { p: 1, h: 2, f: 3, j: 4, s: 5 };

/** The tile of Airspace 1 has the next number after this, and so on. */
export const BEFORE_AIRSPACES = 5;
export const MOST_AIRSPACES = 35;

/** The kinds of objects that we write. Sites have the names that maps give them. */
export const OBJECTS = { name: 'name', start: 'start', river: 'river', road: 'road' } as const;
export const SITES = ['capital', 'urban', 'resource'] as const;

/** A point on a map in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a hex by its column and row, counted from 0. */
export const middleOf = (column: number, row: number): Point => ({
  x: column * TILE.width + (row % 2 === 0 ? 0 : TILE.width / 2) + TILE.width / 2,
  y: row * ROW_HEIGHT + TILE.height / 2,
});

/** The hex whose middle is nearest, as Tiled finds it, by row and then by column. It may be off the map. */
export function placeAt(at: Point): { readonly column: number; readonly row: number } {
  const above = Math.floor((at.y - TILE.height / 2) / ROW_HEIGHT);
  const [upper, lower] = [placeIn(above, at), placeIn(above + 1, at)];
  return squareTo(at, lower) < squareTo(at, upper) ? lower : upper;
}

function placeIn(row: number, { x }: Point): { readonly column: number; readonly row: number } {
  const shift = row % 2 === 0 ? 0 : TILE.width / 2;
  return { column: Math.round((x - shift - TILE.width / 2) / TILE.width), row };
}

function squareTo(at: Point, { column, row }: { readonly column: number; readonly row: number }): number {
  const middle = middleOf(column, row);
  return (at.x - middle.x) ** 2 + (at.y - middle.y) ** 2;
}
