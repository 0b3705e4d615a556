import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readMap, writeMap } from './read-map.ts';
import { placeAt } from './tiled-book.ts';

/*
 * Our maps for Tiled beside its "JSON Map Format" (docs/reference/json-map-format.rst, Tiled 1.12) and the way in which it
 * draws hexagonal maps (src/libtiled/hexagonalrenderer.cpp). What is checked:
 *
 * - Each member that we write is in the table for its kind, with its type there, and those without which Tiled
 *   would read something else are present.
 * - A point in pixels is in the same hex as in Tiled, even between the middles.
 * - Our maps are read after Tiled has saved them: the four ways to pack a layer, turned tiles, layers in
 *   groups, `type` and `class`, shapes instead of points, and members that we do not know.
 * - Unsupported things are refused: other orientations, infinite maps with their chunks, zstd, other encodings.
 *
 * Not read, and left alone: offsets, opacity and tints of layers, rotation of objects, and templates.
 */

const int = z.int();
const text = z.string();
const is = z.boolean();
const number = z.number();
const properties = z.array(z.strictObject({ name: text, type: z.enum(['string', 'int', 'bool']), value: z.unknown() }));
const point = z.strictObject({ x: number, y: number });

const objectSchema = z.strictObject({
  id: int.min(1),
  name: text,
  type: text,
  x: number,
  y: number,
  width: number,
  height: number,
  rotation: number,
  visible: is,
  point: is.optional(),
  polyline: z.array(point).min(2).optional(),
});
const layerMembers = { id: int.min(1), name: text, visible: is, opacity: number, x: z.literal(0), y: z.literal(0) };
const tileLayerSchema = z.strictObject({
  ...layerMembers,
  type: z.literal('tilelayer'),
  width: int,
  height: int,
  data: z.array(int.min(0).max(0xffffffff)),
});
const objectGroupSchema = z.strictObject({
  ...layerMembers,
  type: z.literal('objectgroup'),
  draworder: z.enum(['topdown', 'index']),
  objects: z.array(objectSchema),
});
const tilesetSchema = z.strictObject({
  firstgid: z.literal(1),
  name: text,
  image: text,
  imagewidth: int,
  imageheight: int,
  columns: int,
  tilecount: int,
  tilewidth: int,
  tileheight: int,
  margin: int,
  spacing: int,
  tiles: z.array(z.strictObject({ id: int.min(0), type: text })),
});
const mapSchema = z.strictObject({
  type: z.literal('map'),
  version: text,
  orientation: z.literal('hexagonal'),
  renderorder: z.enum(['right-down', 'right-up', 'left-down', 'left-up']),
  infinite: z.literal(false),
  width: int,
  height: int,
  tilewidth: int,
  tileheight: int,
  hexsidelength: int,
  staggeraxis: z.enum(['x', 'y']),
  staggerindex: z.enum(['odd', 'even']),
  nextlayerid: int,
  nextobjectid: int,
  properties,
  tilesets: z.array(tilesetSchema),
  layers: z.array(z.union([tileLayerSchema, objectGroupSchema])),
});

const MAP = {
  size: { columns: 4, rows: 4 },
  rows: ['pfhj', 'sppp', 'phpf', 'jpps'],
  rivers: ['0,0|1,0'],
  roads: ['0,0|0,1'],
  starts: ['1,1', '-1,3'],
  sites: { '1,1': 'capital', '-1,3': 'capital' },
  names: { '2,1': 'Hollin Ford' },
  airspaces: ['1122', '1122', '3344', '3344'],
};
const written = () => mapSchema.parse(JSON.parse(writeMap('hex-campaign', MAP, 'tiled')?.text ?? ''));
const file = written();

/** The file after Tiled has changed these members. */
const read = (change: object) => readMap('hex-campaign', JSON.stringify({ ...file, ...change }));

/** Each layer as saved by Tiled. */
const layersAs = (change: (layer: (typeof file.layers)[number]) => object) => ({ layers: file.layers.map(change) });

const packed = (data: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(data.length * 4);
  for (const [i, tile] of data.entries()) bytes.writeUInt32LE(tile, i * 4);
  return bytes;
};
const packedAs = (compression: string | undefined, by: (bytes: Buffer) => Buffer) =>
  layersAs((layer) =>
    layer.type === 'tilelayer'
      ? { ...layer, encoding: 'base64', compression, data: by(packed(layer.data)).toString('base64') }
      : layer,
  );

describe('our files', () => {
  test('has the members of the format, each of its type', () => {
    expect(mapSchema.safeParse(JSON.parse(writeMap('hex-campaign', MAP, 'tiled')?.text ?? '')).error).toBeUndefined();
  });

  test('adds up: numbers of layers and objects, the size of the picture, and a tile for each number', () => {
    const [set] = file.tilesets;
    const objects = file.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
    expect(new Set(file.layers.map(({ id }) => id)).size).toBe(file.layers.length);
    expect(Math.max(...file.layers.map(({ id }) => id))).toBeLessThan(file.nextlayerid);
    expect(objects.map(({ id }) => id)).toEqual(objects.map((_, i) => i + 1));
    expect(file.nextobjectid).toBe(objects.length + 1);
    expect(set).toMatchObject({
      imagewidth: 8 * 28,
      imageheight: 5 * 32,
      tilecount: 40,
      tilewidth: 28,
      tileheight: 32,
    });
    expect([file.tilewidth, file.tileheight, file.hexsidelength]).toEqual([28, 32, 16]);
    for (const layer of file.layers) {
      if (layer.type !== 'tilelayer') continue;
      expect(layer.data).toHaveLength(file.width * file.height);
      for (const gid of layer.data) expect(gid >= 1 && gid <= 40).toBe(true);
    }
  });
});

/** `HexagonalRenderer::screenToTileCoords` of Tiled for shifted odd rows. */
function tileOfTiled(x: number, y: number): readonly [column: number, row: number] {
  const [columnWidth, rowHeight, sideLength, sideOffset, tileWidth] = [14, 24, 16, 8, 28];
  const below = y - sideOffset;
  const reference = [Math.floor(x / (columnWidth * 2)), Math.floor(below / (rowHeight * 2))] as const;
  const [relX, relY] = [x - reference[0] * columnWidth * 2, below - reference[1] * rowHeight * 2];
  const [top, centre] = [sideLength / 2, tileWidth / 2];
  const tiles = [
    { middle: [centre, top], offset: [0, 0] },
    { middle: [centre - columnWidth, top + rowHeight], offset: [-1, 1] },
    { middle: [centre + columnWidth, top + rowHeight], offset: [0, 1] },
    { middle: [centre, top + rowHeight * 2], offset: [0, 2] },
  ] as const;
  const far = ({ middle }: (typeof tiles)[number]) => (middle[0] - relX) ** 2 + (middle[1] - relY) ** 2;
  const nearest = tiles.reduce((best, one) => (far(one) < far(best) ? one : best));
  return [reference[0] + nearest.offset[0], reference[1] * 2 + nearest.offset[1]];
}

test('every point of the map is in the same hex as in Tiled', () => {
  const wrong: unknown[] = [];
  // Except on the lines between hexes, where two are equally near.
  for (let y = 0.1; y < 104; y += 1)
    for (let x = 0.3; x < 126; x += 1) {
      const { column, row } = placeAt({ x, y });
      const [c, r] = tileOfTiled(x, y);
      if (column !== c || row !== r) wrong.push({ x, y, column, row, c, r });
    }
  expect(wrong).toEqual([]);
});

const same = { ok: true, value: { map: { ...MAP, roads: MAP.roads, starts: expect.arrayContaining(MAP.starts) } } };

describe('a map saved by Tiled stays the same map', () => {
  test.each<[string, object]>([
    ['as it was', {}],
    ['without defaults', { staggeraxis: undefined, staggerindex: undefined, infinite: undefined }],
    ['packed by nothing', packedAs(undefined, (bytes) => bytes)],
    ['uncompressed, as older versions write it', packedAs('', (bytes) => bytes)],
    ['packed by zlib', packedAs('zlib', deflateSync)],
    ['packed by gzip', packedAs('gzip', gzipSync)],
    ['with CSV named', layersAs((layer) => ({ ...layer, encoding: 'csv' }))],
    ['with members of newer versions', { tiledversion: '1.12.0', compressionlevel: -1, parallaxoriginx: 0, class: '' }],
    ['in a group', { layers: [{ type: 'group', id: 9, name: 'All', visible: true, layers: file.layers }] }],
    [
      'with tiles mirrored, and rotated by 60 and 120 degrees',
      layersAs((layer) =>
        layer.type === 'tilelayer'
          ? { ...layer, data: layer.data.map((gid, i) => gid + (i % 16) * 0x10000000) }
          : layer,
      ),
    ],
    [
      'with classes, as version 1.9 had them',
      layersAs((layer) =>
        layer.type === 'objectgroup'
          ? { ...layer, objects: layer.objects.map(({ type, ...object }) => ({ ...object, class: type })) }
          : layer,
      ),
    ],
    [
      'with shapes in place of points',
      layersAs((layer) =>
        layer.type === 'objectgroup'
          ? {
              ...layer,
              objects: layer.objects.map(({ point: isPoint, ...object }) =>
                isPoint === true
                  ? { ...object, ellipse: true, x: object.x - 14, y: object.y - 14, width: 28, height: 28 }
                  : object,
              ),
            }
          : layer,
      ),
    ],
    [
      'with tiles in place of points, which hang on their lower left corner',
      layersAs((layer) =>
        layer.type === 'objectgroup'
          ? {
              ...layer,
              objects: layer.objects.map(({ point: isPoint, ...object }) =>
                isPoint === true
                  ? { ...object, gid: 1, x: object.x - 14, y: object.y + 16, width: 28, height: 32 }
                  : object,
              ),
            }
          : layer,
      ),
    ],
  ])('%s', (_how, change) => {
    expect(read(change)).toMatchObject(same);
  });
});

describe('unsupported things are refused', () => {
  const chunk = { x: 0, y: 0, width: 16, height: 16, data: Array.from({ length: 256 }, () => 1) };
  test.each<[string, object, object]>([
    ...['orthogonal', 'isometric', 'oblique', 'staggered'].map((orientation): [string, object, object] => [
      orientation,
      { orientation },
      { code: 'not-hexagonal', orientation },
    ]),
    [
      'an infinite map',
      {
        infinite: true,
        ...layersAs(({ type, id, name }) => ({ type, id, name, chunks: [chunk], startx: 0, starty: 0 })),
      },
      { code: 'infinite' },
    ],
    [
      'chunks in a map that says it is not infinite',
      layersAs(({ type, id, name }) => ({ type, id, name, chunks: [chunk] })),
      { code: 'layer-damaged', layer: 'Ground' },
    ],
    ['zstd', packedAs('zstd', (bytes) => bytes), { code: 'compression', compression: 'zstd' }],
    [
      'another encoding',
      layersAs((layer) => ({ ...layer, encoding: 'hex', data: '01000000' })),
      { code: 'layer-damaged', layer: 'Ground' },
    ],
  ])('%s', (_what, change, problem) => {
    expect(read(change)).toMatchObject({ ok: false, problem });
  });

  test('an XML map without a size', () => {
    const tmx = '<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" orientation="hexagonal"></map>';
    expect(readMap('hex-campaign', tmx)).toEqual({ ok: false, problem: { code: 'not-tiled', root: 'map' } });
  });
});
