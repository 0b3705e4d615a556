import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMap } from './read-map.ts';

const square = (layout: string, change: object = {}) =>
  JSON.stringify({
    layout,
    hexes: {
      a: { q: 0, r: 0, terrain: 'Plains', n: 'Old Dray' },
      b: { q: 1, r: 0, terrain: 'sea' },
      c: { q: 0, r: 1, terrain: 'woods' },
      d: { q: 1, r: 1, ...change },
    },
  });

describe('a map file', () => {
  test('in our own format is read unchanged', () => {
    const file = { format: 'sealed-orders-map', version: 1, name: 'Varn', map: { size: 1 } };
    expect(readMap('hex-campaign', JSON.stringify(file))).toEqual({
      ok: true,
      value: { name: 'Varn', map: { size: 1 }, notes: [] },
    });
  });

  test('in HexJSON gives terrain and names', () => {
    expect(readMap('hex-campaign', square('even-r'))).toEqual({
      ok: true,
      value: {
        name: null,
        map: { size: { columns: 2, rows: 2 }, rows: ['fp', 'ps'], rivers: [], names: { '0,1': 'Old Dray' } },
        notes: [],
      },
    });
  });

  test.each([
    ['odd-r', ['ss', 'fp', 'ps']],
    ['even-q', ['ss', 'ps', 'fp']],
    ['odd-q', ['pf', 'sp']],
  ])('in HexJSON laid out as %s is converted to rows, with its names', (layout, rows) => {
    expect(readMap('hex-campaign', square(layout))).toMatchObject({ ok: true, value: { map: { rows } } });
  });

  test('in CSV gives a letter a hex, whatever separates the fields', () => {
    for (const csv of ['p,sea\r\nforest,H', 'p;sea\nforest;H\n', '\uFEFFp\tsea\nforest\tH'])
      expect(readMap('hex-campaign', csv)).toMatchObject({ ok: true, value: { map: { rows: ['ps', 'fh'] } } });
  });

  test.each<[string, string, object]>([
    ['empty', ' \n', { code: 'empty' }],
    ['too long', 'p'.repeat(400_001), { code: 'too-large' }],
    ['broken', '{"layout":', { code: 'json-broken' }],
    ['some other JSON', '{"a":1}', { code: 'unknown-form' }],
    ['a list', '[]', { code: 'unknown-form' }],
    ['laid out in rings', square('rings'), { code: 'unknown-layout', layout: 'rings' }],
    ['a PDF', '%PDF-1.7\n%', { code: 'file-kind', kind: 'pdf' }],
    ['a page of the web', '<!DOCTYPE html><title>Maps</title>', { code: 'file-kind', kind: 'page' }],
    ['a web page as XML', '<?xml version="1.0"?><html/>', { code: 'not-tiled', root: 'html' }],
    ['with two hexes in one place', square('odd-r', { q: 0 }), { code: 'double-hex', q: 0, r: 1 }],
    [
      'with a river to nowhere',
      square('odd-r', { rivers: ['z'] }),
      { code: 'unknown-neighbour', hex: 'd', neighbour: 'z' },
    ],
    ['of 513 lines', `${'p\n'.repeat(512)}p`, { code: 'too-large' }],
    ['of 10,000 fields in a line', 'p,'.repeat(9_999), { code: 'too-large' }],
    ['of unknown ground', square('odd-r', { terrain: 'lava' }), { code: 'terrain-of-hex', terrain: 'lava', hex: 'd' }],
    ['without hexes', '{"layout":"odd-r","hexes":{}}', { code: 'empty' }],
    ['of 10,000 by 10,000', square('odd-r', { q: 9_999, r: 9_999 }), { code: 'too-large' }],
    ['with half a column', square('odd-r', { q: 0.5 }), { code: 'unknown-form' }],
    ['with rows of two lengths', 'p,p\np', { code: 'row-length', row: 2, found: 1, wanted: 2 }],
    ['with a script in it', 'p,<script>', { code: 'unknown-terrain', terrain: '<script>', column: 2, row: 1 }],
    ['that names an inherited member', 'p,constructor', { code: 'unknown-terrain', column: 2 }],
  ])('that is %s is refused with its place', (_what, text, problem) => {
    expect(readMap('hex-campaign', text)).toMatchObject({ ok: false, problem });
  });

  test('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readMap('hex-campaign', text).ok).toBe('boolean');
      }),
    );
  });
});
