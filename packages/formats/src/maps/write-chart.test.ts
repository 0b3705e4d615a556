import {
  GROUNDS,
  generatedChart,
  libraryChart,
  libraryFor,
  maps,
  PRINTED,
  SEAS,
  SYMMETRIES,
} from '@sealed-orders/rules/hex-campaign/cartography';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeKeyOf, hexKeyAt, TERRAIN_LETTERS } from './map-file.ts';
import { readMap, writeMap } from './read-map.ts';
import { drawnSchema } from './write-chart.ts';

const keyIn = (columns: number, rows: number) =>
  fc.tuple(fc.nat(columns - 1), fc.nat(rows - 1)).map(([column, row]) => hexKeyAt(column, row));

const charts = fc.tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 12 })).chain(([columns, rows]) => {
  const letters = (all: readonly string[]) =>
    fc.array(
      fc.array(fc.constantFrom(...all), { minLength: columns, maxLength: columns }).map((row) => row.join('')),
      {
        minLength: rows,
        maxLength: rows,
      },
    );
  const key = keyIn(columns, rows);
  // Sides along a row: those between two hexes that both exist.
  const edge = fc
    .tuple(fc.nat(columns - 2), fc.nat(rows - 1))
    .map(([column, row]) => edgeKeyOf(hexKeyAt(column, row), hexKeyAt(column + 1, row)));
  return fc.record({
    size: fc.constant({ columns, rows }),
    rows: letters(TERRAIN_LETTERS),
    rivers: fc.uniqueArray(edge, { maxLength: 8 }),
    roads: fc.uniqueArray(edge, { minLength: 1, maxLength: 8 }),
    airspaces: letters(['1', '2', 'c', 'z']),
    names: fc.dictionary(key, fc.string({ minLength: 1, maxLength: 40 }), { maxKeys: 6 }),
    starts: fc.uniqueArray(key, { minLength: 1, maxLength: 4 }),
    sites: fc.dictionary(key, fc.constantFrom('capital', 'urban', 'resource'), { minKeys: 1, maxKeys: 4 }),
  });
});

const wishes = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 12 }),
  seats: fc.integer({ min: 2, max: 10 }),
  size: fc.constant(null),
  sea: fc.constantFrom(...SEAS),
  ground: fc.constantFrom(...GROUNDS),
  symmetry: fc.constantFrom(...SYMMETRIES),
});

const library = [PRINTED, ...[2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(libraryFor)].map(libraryChart);

/** Lists of hexes and sides have no order. */
const inOrder = (map: object) =>
  Object.fromEntries(
    Object.entries(map).map(([member, value]) => [
      member,
      ['rivers', 'roads', 'starts'].includes(member) ? [...value].sort() : value,
    ]),
  );

function readBack(map: object, form: string): object {
  const written = writeMap('hex-campaign', map, form);
  const read = written === null ? null : readMap('hex-campaign', written.text);
  if (read?.ok !== true || typeof read.value.map !== 'object' || read.value.map === null)
    throw new Error(JSON.stringify(read));
  return read.value.map;
}

describe('a map written and read again', () => {
  test('is the same in HexJSON', () => {
    fc.assert(
      fc.property(charts, (map) => {
        expect(inOrder(readBack(map, 'hexjson'))).toEqual(inOrder(map));
        expect(writeMap('hex-campaign', map, 'hexjson')?.lost).toEqual([]);
      }),
    );
  });

  test('is the same in Tiled', () => {
    fc.assert(
      fc.property(charts, (map) => {
        expect(inOrder(readBack(map, 'tiled'))).toEqual(inOrder(map));
        expect(writeMap('hex-campaign', map, 'tiled')?.lost).toEqual([]);
      }),
    );
  });

  test.each(['hexjson', 'tiled'])('is the same in %s, of the library or made from a seed', (form) => {
    const same = (map: unknown) => {
      const drawn = drawnSchema.parse(map);
      expect(inOrder(drawnSchema.parse(readBack(drawn, form)))).toEqual(inOrder(drawn));
    };
    for (const map of library) same(map);
    fc.assert(
      fc.property(wishes, (wish) => {
        const made = generatedChart(wish);
        if (!made.ok) throw new Error('too small');
        same(made.value);
      }),
      { numRuns: 30 },
    );
  });

  test('counts as a foreign map in Tiled once it is no longer marked as ours', () => {
    const map = { size: { columns: 2, rows: 1 }, rows: ['ps'], names: { '0,0': 'Ford' }, rivers: ['0,0|1,0'] };
    const file = JSON.parse(writeMap('hex-campaign', map, 'tiled')?.text ?? '');
    const read = readMap('hex-campaign', JSON.stringify({ ...file, properties: [] }));
    expect(read).toMatchObject({ ok: true, value: { map: { rows: ['ps'], rivers: [], names: {} } } });
  });

  test('names its hexes in HexJSON as they are printed on the map', () => {
    const map = { size: { columns: 2, rows: 3 }, rows: ['ps', 'fp', 'hj'], rivers: ['-1,2|0,1'] };
    const { hexes } = JSON.parse(writeMap('hex-campaign', map, 'hexjson')?.text ?? '');
    expect(Object.keys(hexes)).toEqual(['0101', '0201', '0102', '0202', '0103', '0203']);
    expect(hexes['0103']).toEqual({ q: 0, r: 0, terrain: 'hills', rivers: ['0102'] });
  });

  test('has the same terrain in CSV, and lists its lost parts', () => {
    fc.assert(
      fc.property(charts, (map) => {
        const { size, rows } = map;
        expect(readBack(map, 'csv')).toEqual({ size, rows, rivers: [], names: {} });
        const lost = writeMap('hex-campaign', map, 'csv')?.lost ?? [];
        expect(lost.includes('names')).toBe(Object.keys(map.names).length > 0);
        expect(lost.includes('rivers')).toBe(map.rivers.length > 0);
        expect(lost).toEqual(expect.arrayContaining(['roads', 'starts']));
      }),
    );
  });

  test('is not written if it is not a map of this kind', () => {
    for (const form of ['hexjson', 'tiled', 'csv'])
      for (const given of [null, 3, {}, { stars: [] }]) expect(writeMap('hex-campaign', given, form)).toBeNull();
  });

  test('is written in exactly the formats of its game', () => {
    const map = { size: { columns: 2, rows: 1 }, rows: ['ps'] };
    const written = [...maps.forms.map(({ id }) => id), 'constructor', 'sealed'].filter(
      (form) => writeMap('hex-campaign', map, form) !== null,
    );
    expect(written).toEqual(maps.forms.filter(({ isWritten }) => isWritten).map(({ id }) => id));
    for (const form of written) {
      expect(writeMap('tally', map, form), 'a game without maps writes none').toBeNull();
      const text = writeMap('hex-campaign', map, form)?.text ?? '';
      expect(readMap('tally', text)).toEqual({ ok: false, problem: { code: 'unknown-form' } });
    }
  });
});
