import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type FoundMap, foundMap } from '../../fixtures/fixtures.ts';
import { LAYOUTS, type Layout } from './layout.ts';
import { readMap } from './read-map.ts';

const read = (name: FoundMap) => readMap('hex-campaign', foundMap(name));

describe('HexJSON as others draw it', () => {
  test('has the greatest row in the north', () => {
    expect(read('map-hexjson-north-is-the-greatest-row.hexjson')).toMatchObject({
      ok: true,
      value: {
        map: { rows: ['ff', 'pp', 'ss'], names: { '0,0': 'North West', '0,1': 'Middle West', '-1,2': 'South West' } },
        notes: [],
      },
    });
  });

  test('begins at any number, and which rows are shifted goes by the number in the file', () => {
    expect(read('map-hexjson-does-not-begin-at-zero.hexjson')).toMatchObject({
      ok: true,
      value: {
        map: {
          size: { columns: 2, rows: 2 },
          names: { '0,0': 'Cedar', '1,0': 'Dogwood', '0,1': 'Alder', '1,1': 'Birch' },
        },
        notes: [],
      },
    });
  });

  test('may have holes, which become sea with a note', () => {
    expect(read('map-hexjson-island-with-holes.hexjson')).toMatchObject({
      ok: true,
      value: {
        map: {
          rows: ['spp', 'sps', 'pss'],
          names: { '1,0': 'Cedar', '2,0': 'Dogwood', '1,1': 'Birch', '-1,2': 'Alder' },
        },
        notes: ['sea-filled'],
      },
    });
  });

  test('may have numbers as text, and names that were taken for numbers', () => {
    const text = JSON.stringify({ layout: 'odd-r', hexes: { a: { q: '1', r: '-4', n: 1066 } } });
    expect(readMap('hex-campaign', text)).toMatchObject({ ok: true, value: { map: { names: { '0,0': '1066' } } } });
  });

  test('has the southern of two places of the published constituency map below the northern one', () => {
    const hexes = { aldershot: { q: -3, r: -11, n: 'Aldershot' }, aldridge: { q: -3, r: -1, n: 'Aldridge' } };
    const answer = readMap('hex-campaign', JSON.stringify({ layout: 'odd-r', hexes }));
    expect(answer).toMatchObject({
      ok: true,
      value: { map: { size: { columns: 1, rows: 12 }, names: { '0,1': 'Aldridge', '-5,11': 'Aldershot' } } },
    });
  });

  const place = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });
  const three = fc.uniqueArray(place, { minLength: 3, maxLength: 3, selector: ({ q, r }) => `${q} ${r}` });

  test('keeps its shape in every layout, neither mirrored nor torn', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LAYOUTS), three, (layout, places) => {
        const hexes = Object.fromEntries(places.map((at, i) => [`h${i}`, { ...at, n: `h${i}` }]));
        const answer = readMap('hex-campaign', JSON.stringify({ layout, hexes }));
        const { names } = z
          .object({ names: z.record(z.string(), z.string()) })
          .parse(answer.ok ? answer.value.map : null);
        const keyed = Object.entries(names).toSorted(([, a], [, b]) => a.localeCompare(b));
        const ours = keyed.map(([key]) => middle(key));
        const theirs = places.map((at) => published(layout, at));
        expect(shape(ours)).toEqual(shape(theirs));
      }),
    );
  });
});

describe('CSV as a spreadsheet saves it', () => {
  const rows = (text: string) => {
    const answer = readMap('hex-campaign', text);
    return answer.ok ? answer.value : answer.problem;
  };

  test('may have quotes', () => {
    const quoted = foundMap('map-csv-quoted-as-a-spreadsheet-writes-it.csv');
    expect(rows(quoted)).toMatchObject({ map: { rows: ['pf', 'hs'] }, notes: [] });
  });

  test('may have one line a hex under a heading', () => {
    const long = foundMap('map-csv-one-line-a-hex-with-a-heading.csv');
    expect(rows(long)).toMatchObject({ map: { rows: ['pf', 'hs'] }, notes: [] });
  });

  test.each<[string, string, object]>([
    ['a semicolon between quotes', '"sea";"hills"\r\n"p";f\r\n', { map: { rows: ['sh', 'pf'] } }],
    ['an empty column and rows around it', ',,\n,sea,hills\n,p,f\n,,\n', { map: { rows: ['sh', 'pf'] } }],
    ['a row that ends early', 'p,p\np', { code: 'row-length', row: 2, found: 1, wanted: 2 }],
    ['a gap inside', 'p,p\n,p', { code: 'unknown-terrain', terrain: '', column: 1, row: 2 }],
    [
      'a heading in capitals, names and a hole',
      'Name;X;Y;Terrain\n"Dray; Old";5;9;sea\n;6;10;p',
      { map: { rows: ['ss', 'sp'], names: { '0,0': 'Dray; Old' } }, notes: ['sea-filled'] },
    ],
    ['a line without a number', 'x,y,terrain\n1,,sea', { code: 'line-number', line: 2, found: '' }],
    ['a line of lava', 'x,y,terrain\n1,1,lava', { code: 'terrain-of-line', line: 2, terrain: 'lava' }],
    ['two lines for one hex', 'x,y,terrain\n1,1,sea\n1,1,p', { code: 'double-line', column: 1, row: 1 }],
    ['a heading alone', 'x,y,terrain', { code: 'empty' }],
    ['places far apart', 'x,y,terrain\n0,0,sea\n9999,9999,p', { code: 'too-large' }],
    ['separators alone', ',,\n,,', { code: 'empty' }],
    ['an open quote', '"p,p\np,p', { code: 'unknown-terrain' }],
  ])('with %s', (_what, text, wanted) => {
    expect(rows(text)).toMatchObject(wanted);
  });
});

type Point = readonly [x: number, y: number];

/** Where the page of the format draws a hex, y upwards: the odd or even rows to the right, or columns upwards. */
function published(layout: Layout, { q, r }: { readonly q: number; readonly r: number }): Point {
  const isRows = layout.endsWith('r');
  const shift = Math.abs((isRows ? r : q) % 2) === (layout.startsWith('odd') ? 1 : 0) ? 0.5 : 0;
  return isRows ? [q + shift, (r * Math.sqrt(3)) / 2] : [(q * Math.sqrt(3)) / 2, r + shift];
}

/** Where we draw a hex, y upwards. */
function middle(key: string): Point {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return [q + r / 2, (-r * Math.sqrt(3)) / 2];
}

/** Distances between three points, and twice the area of their triangle, negative if they run clockwise. */
function shape([a = [0, 0], b = [0, 0], c = [0, 0]]: readonly Point[]): readonly string[] {
  const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
  const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return [far(a, b), far(b, c), far(c, a), turn].map((size) => (Math.round(size * 1e6) / 1e6 + 0).toFixed(6));
}
