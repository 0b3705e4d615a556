import { unzipSync } from 'node:zlib';
import type { Result } from '@sealed-orders/rules/kernel';
import { type MapProblem, refused } from './map-file.ts';
import { type Layer, layerSchema, type TiledMap } from './tiled-schema.ts';

/** The most layers read, including those in groups. */
const MOST_LAYERS = 200;

/** The number of the tile on each hex, row by row; 0: none. The rest of the number gives a tile's rotation. */
export type Tiles = readonly number[];
const TILE_BITS = 0x0fffffff;

/** The tiles of all visible tile layers, the lowest first. */
export function tileLayers({ layers, width, height }: TiledMap): Result<readonly Tiles[], MapProblem> {
  const visible = visibleLayers(layers);
  if (visible === null) return refused({ code: 'unknown-form' });
  const found: Tiles[] = [];
  for (const layer of visible) {
    if (layer.type !== 'tilelayer') continue;
    const tiles = tilesOf(layer, width * height);
    if (!tiles.ok) return tiles;
    found.push(tiles.value);
  }
  return found.length === 0 ? refused({ code: 'no-tiles' }) : { ok: true, value: found };
}

/** Groups are opened one after the other, so that a file of groups in groups costs no more than any other. */
export function visibleLayers(given: readonly unknown[]): readonly Layer[] | null {
  const found: Layer[] = [];
  const waiting = given.toReversed();
  for (let looked = 0; waiting.length > 0; looked++) {
    const layer = layerSchema.safeParse(waiting.pop());
    if (!layer.success || looked >= MOST_LAYERS) return null;
    if (layer.data.visible === false) continue;
    found.push(layer.data);
    waiting.push(...(layer.data.layers ?? []).toReversed());
  }
  return found;
}

function tilesOf(layer: Layer, hexes: number): Result<Tiles, MapProblem> {
  const { data, encoding = 'csv', compression = '' } = layer;
  const damaged = refused({ code: 'layer-damaged', layer: layer.name ?? '' });
  if (typeof data !== 'string')
    return data?.length === hexes ? { ok: true, value: data.map((tile) => (tile & TILE_BITS) >>> 0) } : damaged;
  if (encoding !== 'base64') return damaged;
  if (compression !== '' && compression !== 'zlib' && compression !== 'gzip')
    return refused({ code: 'compression', compression });
  const packed = Buffer.from(data, 'base64');
  const bytes = compression === '' ? packed : unpacked(packed, hexes * 4);
  if (bytes?.length !== hexes * 4) return damaged;
  return { ok: true, value: Array.from({ length: hexes }, (_, i) => (bytes.readUInt32LE(i * 4) & TILE_BITS) >>> 0) };
}

/** Null: it is damaged, or more data comes out than expected. */
function unpacked(packed: Buffer, most: number): Buffer | null {
  try {
    return unzipSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
}
