import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMap } from './read-map.ts';

const TILES = [
  { id: 0, class: 'Plains' },
  { id: 1, type: 'forest' },
  { id: 2, properties: [{ name: 'terrain', type: 'string', value: 'sea' }] },
  { id: 3, image: 'tiles/dark_hills-02.png' },
  { id: 4, image: 'signpost.png' },
  { id: 5, image: 'forest_hill.png' },
];
const SET = { firstgid: 1, name: 'Ground', tiles: TILES };
const DATA = [1, 2, 3, 4];

interface Change {
  readonly layers?: readonly object[];
  readonly [member: string]: unknown;
}

const layer = (change: object = {}) => ({ type: 'tilelayer', name: 'Land', visible: true, data: DATA, ...change });
const tiled = ({ layers = [layer()], ...change }: Change = {}) =>
  JSON.stringify({
    type: 'map',
    version: '1.10',
    orientation: 'hexagonal',
    width: 2,
    height: 2,
    infinite: false,
    staggeraxis: 'y',
    staggerindex: 'odd',
    hexsidelength: 16,
    layers,
    tilesets: [SET],
    ...change,
  });

const bytes = (tiles: readonly number[]) => {
  const buffer = Buffer.alloc(tiles.length * 4);
  for (const [at, tile] of tiles.entries()) buffer.writeUInt32LE(tile, at * 4);
  return buffer;
};
const read = (change?: Change, choices = {}) => readMap('hex-campaign', tiled(change), choices);
const rows = (change?: Change) => {
  const answer = read(change);
  return answer.ok ? answer.value.map : answer.problem;
};

describe('a hexagonal map of Tiled', () => {
  test('has the terrain named by class, type, property or image of its tiles', () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        name: null,
        map: { size: { columns: 2, rows: 2 }, rows: ['pf', 'sh'], rivers: [], names: {} },
        notes: [],
      },
    });
  });

  test.each<[string, object]>([
    ['plainly', { data: bytes(DATA).toString('base64'), encoding: 'base64' }],
    ['by zlib', { data: deflateSync(bytes(DATA)).toString('base64'), encoding: 'base64', compression: 'zlib' }],
    ['by gzip', { data: gzipSync(bytes(DATA)).toString('base64'), encoding: 'base64', compression: 'gzip' }],
    ['with tiles that are rotated or mirrored', { data: [1, 2 + 0x80000000, 3 + 0x60000000, 4 + 0x10000000] }],
  ])('is read when its layer is packed %s', (_how, change) => {
    expect(rows({ layers: [layer(change)] })).toMatchObject({ rows: ['pf', 'sh'] });
  });

  test('is read from above: known tiles count, hidden or unknown ones do not', () => {
    const group = { type: 'group', layers: [layer({ data: [0, 0, 2, 5] }), layer({ data: [4, 0, 0, 0] })] };
    const hidden = layer({ visible: false, data: [3, 3, 3, 3] });
    const notes = { type: 'objectgroup', objects: [] };
    expect(rows({ layers: [layer(), group, hidden, notes] })).toMatchObject({ rows: ['hf', 'fh'] });
  });

  test('asks about tiles that name no terrain, or two, and about hexes without a tile', () => {
    const layers = [layer({ data: [6, 5, 6, 0] })];
    const tiles = [
      { id: 6, name: 'Ground, forest_hill', hexes: 2 },
      { id: 0, name: '', hexes: 1 },
      { id: 5, name: 'Ground, signpost', hexes: 1 },
    ];
    expect(read({ layers })).toEqual({ ok: false, problem: { code: 'unknown-tiles', tiles } });
    expect(read({ layers }, { 0: 's', 5: 'p', 6: 'j' })).toMatchObject({
      ok: true,
      value: { map: { rows: ['jp', 'js'] } },
    });
    expect(read({ layers }, { 0: 's', 5: 'p' })).toMatchObject({ problem: { tiles: [{ id: 6 }] } });
  });

  test('names the tiles of a set in a separate file by that file', () => {
    const tilesets = [{ firstgid: 1, source: '../sets/world.tsx' }];
    expect(read({ tilesets, layers: [layer({ data: [8, 8, 8, 8] })] })).toMatchObject({
      problem: { tiles: [{ id: 8, name: 'world, 7', hexes: 4 }] },
    });
  });

  test.each<[string, string, readonly string[], readonly string[]]>([
    ['y', 'odd', ['pf', 'sh'], []],
    ['y', 'even', ['ss', 'pf', 'sh'], ['row-added']],
    ['x', 'even', ['sp', 'hf'], ['turned-right']],
    ['x', 'odd', ['ss', 'fh', 'ps'], ['turned-left', 'row-added']],
  ])(
    'staggered along %s at %s is converted to rows, and the page learns how',
    (staggeraxis, staggerindex, wanted, notes) => {
      expect(read({ staggeraxis, staggerindex })).toMatchObject({ ok: true, value: { map: { rows: wanted }, notes } });
    },
  );

  const bomb = deflateSync(Buffer.alloc(20_000_000)).toString('base64');
  test.each<[string, Change, object]>([
    ['not hexagonal', { orientation: 'isometric' }, { code: 'not-hexagonal', orientation: 'isometric' }],
    ['without end', { infinite: true }, { code: 'infinite' }],
    ['of 10,000 by 10,000', { width: 10_000, height: 10_000 }, { code: 'too-large' }],
    ['of no hex', { width: 0 }, { code: 'empty' }],
    ['without a layer of tiles', { layers: [{ type: 'imagelayer' }] }, { code: 'no-tiles' }],
    ['of hidden layers', { layers: [layer({ visible: false })] }, { code: 'no-tiles' }],
    ['one tile short', { layers: [layer({ data: [1, 1, 1] })] }, { code: 'layer-damaged', layer: 'Land' }],
    ['without tiles', { layers: [layer({ data: undefined })] }, { code: 'layer-damaged' }],
    ['no base64', { layers: [layer({ data: '<script>', encoding: 'base64' })] }, { code: 'layer-damaged' }],
    [
      'badly packed',
      { layers: [layer({ data: 'AAAA', encoding: 'base64', compression: 'zlib' })] },
      { code: 'layer-damaged' },
    ],
    ['a bomb', { layers: [layer({ data: bomb, encoding: 'base64', compression: 'zlib' })] }, { code: 'layer-damaged' }],
    [
      'packed in another way',
      { layers: [layer({ data: 'AAAA', encoding: 'base64', compression: 'zstd' })] },
      { code: 'compression', compression: 'zstd' },
    ],
    ['with a tile below zero', { layers: [layer({ data: [-1, 1, 1, 1] })] }, { code: 'unknown-form' }],
    [
      'of too many kinds to choose for',
      { width: 50, height: 1, layers: [layer({ data: Array.from({ length: 50 }, (_, i) => i + 100) })] },
      { code: 'too-many-tiles', found: 50, most: 40 },
    ],
  ])('that is %s is refused', (_what, change, problem) => {
    expect(read(change)).toMatchObject({ ok: false, problem });
  });

  test('with too many nested groups is refused', () => {
    const deep = `${'{"type":"group","layers":['.repeat(5_000)}${']}'.repeat(5_000)}`;
    const text = tiled().replace(/"layers":\[.*?\],"tilesets"/, `"layers":[${deep}],"tilesets"`);
    expect(readMap('hex-campaign', text)).toMatchObject({ ok: false });
  });

  test('never throws, whatever its members contain', () => {
    const members = ['width', 'height', 'layers', 'tilesets', 'staggeraxis', 'infinite', 'orientation'];
    fc.assert(
      fc.property(fc.constantFrom(...members), fc.jsonValue(), (member, value) => {
        expect(typeof readMap('hex-campaign', tiled({ [member]: value })).ok).toBe('boolean');
      }),
    );
  });
});
