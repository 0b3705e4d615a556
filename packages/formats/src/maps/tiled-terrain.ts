import { type TerrainLetter, terrainLetter } from './map-file.ts';
import type { Tile, Tileset } from './tiled-schema.ts';

/** A file's tiles according to its tilesets. */
export interface TileBook {
  /** Null: the file does not give its terrain. */
  readonly terrain: (tile: number) => TerrainLetter | null;
  readonly name: (tile: number) => string;
}

/** Reads the tilesets. A tile is known by its class, its properties or its image, if they name one terrain of ours. */
export function tileBook(tilesets: readonly Tileset[]): TileBook {
  const sorted = tilesets.toSorted((a, b) => b.firstgid - a.firstgid);
  const tiles = new Map(
    sorted.toReversed().flatMap(({ firstgid, tiles = [] }) => tiles.map((tile) => [firstgid + tile.id, tile] as const)),
  );
  return {
    terrain: (number) => {
      const tile = tiles.get(number);
      return tile === undefined ? null : terrainOf(tile);
    },
    name: (number) => {
      const set = sorted.find(({ firstgid }) => firstgid <= number);
      const tile = tiles.get(number);
      const own = tile?.class || tile?.type || (tile?.image === undefined ? '' : fileName(tile.image));
      const named = set?.name ?? fileName(set?.source ?? '');
      return [named, own || String(number - (set?.firstgid ?? 0))].filter((word) => word !== '').join(', ');
    },
  };
}

/** `tiles/forest_02.png` is `forest_02`. */
const fileName = (path: string): string => (path.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '');

function terrainOf({ type, class: kind, image, properties = [] }: Tile): TerrainLetter | null {
  const told = [kind, type, ...properties.filter(({ name }) => /^(terrain|type|class)$/i.test(name)).map(textOf)];
  for (const words of [...told, image === undefined ? undefined : fileName(image)]) {
    const letter = words === undefined ? null : (terrainLetter(words) ?? theOnlyOne(words));
    if (letter !== null) return letter;
  }
  return null;
}

const textOf = ({ value }: { readonly value: unknown }): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The terrain that one of several words names. If they name two, it is ambiguous. */
function theOnlyOne(words: string): TerrainLetter | null {
  const parts = words.split(/[^a-z]+/i).filter((part) => part.length > 1);
  const named = new Set(parts.map(terrainLetter).filter((letter) => letter !== null));
  const [letter = null] = named;
  return named.size === 1 ? letter : null;
}
