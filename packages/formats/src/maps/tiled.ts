import type { Result } from '@sealed-orders/rules/kernel';
import { blankRows, type Layout, relaid } from './layout.ts';
import {
  isTooLarge,
  type MapFile,
  type MapProblem,
  refused,
  type TerrainLetter,
  type UnknownTile,
} from './map-file.ts';
import { type Tiles, tileLayers } from './tiled-layers.ts';
import { extrasOf } from './tiled-objects.ts';
import type { TiledMap } from './tiled-schema.ts';
import { type TileBook, tileBook } from './tiled-terrain.ts';

/** The most kinds of tiles to choose a terrain for. */
const MOST_UNKNOWN = 40;

/** The terrain chosen for tiles without one in the file, by the tile's number; 0: no tile. */
export type TileChoices = Readonly<Record<string, TerrainLetter>>;

/** A hexagonal map of the Tiled editor. Sizes are checked before anything is unpacked. */
export function fromTiled(map: TiledMap, choices: TileChoices): Result<MapFile, MapProblem> {
  const { orientation, width, height, infinite = false } = map;
  if (orientation !== 'hexagonal') return refused({ code: 'not-hexagonal', orientation });
  if (infinite) return refused({ code: 'infinite' });
  if (isTooLarge(width, height)) return refused({ code: 'too-large' });
  if (width * height === 0) return refused({ code: 'empty' });
  const layers = tileLayers(map);
  if (!layers.ok) return layers;
  const ground = groundOf(layers.value, tileBook(map.tilesets), choices);
  if (!ground.ok) return ground;
  const laid = relaid(layoutOf(map), { columns: width, rows: height });
  const rows = blankRows<string>(laid.size, 's');
  for (const [at, letter] of ground.value.entries()) {
    const { column, row } = laid.at({ column: at % width, row: Math.floor(at / width) });
    rows[row]?.splice(column, 1, letter);
  }
  const drawn = { size: laid.size, rows: rows.map((row) => row.join('')), ...extrasOf(map, layers.value) };
  return { ok: true, value: { name: null, map: drawn, notes: laid.notes } };
}

/** Tiled omits the defaults: rows with shifted odd ones. */
function layoutOf({ staggeraxis = 'y', staggerindex = 'odd' }: TiledMap): Layout {
  return `${staggerindex}-${staggeraxis === 'y' ? 'r' : 'q'}`;
}

/**
 * The terrain of each hex: of its highest known tile, so that a wood over grass is a wood, and a
 * signpost is nothing. If none is known, the user must choose for the lowest.
 */
function groundOf(
  layers: readonly Tiles[],
  book: TileBook,
  choices: TileChoices,
): Result<readonly TerrainLetter[], MapProblem> {
  const known = new Map<number, TerrainLetter | null>();
  const terrain = (tile: number): TerrainLetter | null => {
    const found = known.get(tile);
    if (found !== undefined) return found;
    const chosen = Object.hasOwn(choices, tile) ? choices[tile] : undefined;
    const letter = chosen ?? book.terrain(tile);
    known.set(tile, letter);
    return letter;
  };
  const unknown = new Map<number, number>();
  const ground: TerrainLetter[] = [];
  for (const at of (layers[0] ?? []).keys()) {
    const here = layers.map((tiles) => tiles[at] ?? 0).filter((tile) => tile > 0);
    const letter = here.map(terrain).findLast((one) => one !== null) ?? (here.length === 0 ? terrain(0) : null);
    const lowest = here[0] ?? 0;
    if (letter === null) unknown.set(lowest, (unknown.get(lowest) ?? 0) + 1);
    else ground.push(letter);
  }
  return unknown.size === 0 ? { ok: true, value: ground } : refused(asked(unknown, book));
}

function asked(unknown: ReadonlyMap<number, number>, book: TileBook): MapProblem {
  if (unknown.size > MOST_UNKNOWN) return { code: 'too-many-tiles', found: unknown.size, most: MOST_UNKNOWN };
  const tiles = [...unknown].map(([id, hexes]): UnknownTile => ({ id, name: id === 0 ? '' : book.name(id), hexes }));
  return { code: 'unknown-tiles', tiles: tiles.toSorted((a, b) => b.hexes - a.hexes || a.id - b.id) };
}
