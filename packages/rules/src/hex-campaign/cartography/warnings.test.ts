import { describe, expect, test } from 'vitest';
import { edgeKey, hexAt, within } from '../../space/hex.ts';
import { demoChart } from '../data/charts.ts';
import { defaultSettings } from '../data/settings.ts';
import { withAirspaces } from '../map/airspaces.ts';
import type { Chart } from '../types.ts';
import { edited, emptyChart } from './drawing.ts';
import { generatedChart } from './generated.ts';
import { mapWarnings } from './warnings.ts';

const WEST = hexAt(4, 5);
const EAST = hexAt(19, 5);
const plain: Chart = { ...emptyChart({ columns: 24, rows: 11 }), starts: [WEST, EAST] };
const road = (row: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => edgeKey(hexAt(from + i, row), hexAt(from + i + 1, row)));

describe('HEX-START-17: warnings about a map', () => {
  test('a fair and roomy map has no warnings, nor has an empty one or the printed one', () => {
    expect(mapWarnings(plain)).toEqual([]);
    expect(mapWarnings(emptyChart({ columns: 18, rows: 16 }))).toEqual([]);
    expect(mapWarnings(withAirspaces(demoChart(), defaultSettings.airspaceGrid))).toEqual([]);
  });

  test('starts with far less reach than others', () => {
    const jungle = within(plain.size, WEST, 3).filter((hex) => hex !== WEST);
    const chart = edited(plain, { type: 'terrain', hexes: jungle, terrain: 'jungle' });
    expect(mapWarnings(chart)).toMatchObject([{ code: 'starts-uneven', hex: WEST, best: EAST }]);
  });

  test('HEX-START-07: a start on an island that holds a Capital and no other site', () => {
    const sea = within(plain.size, WEST, 3).filter((hex) => !within(plain.size, WEST, 1).includes(hex));
    const chart = edited(plain, { type: 'terrain', hexes: sea, terrain: 'sea' });
    expect(mapWarnings(chart)[0]).toEqual({ code: 'start-without-room', hex: WEST, urban: 1, resources: 2 });
  });

  test('hardly any land outside the start zones', () => {
    const roomy = { ...emptyChart({ columns: 14, rows: 7 }), starts: [hexAt(3, 3), hexAt(10, 3)] };
    const corners = [hexAt(0, 0), hexAt(6, 0), hexAt(7, 0), hexAt(13, 0), hexAt(0, 6), hexAt(6, 6), hexAt(7, 6)];
    const small = edited(roomy, { type: 'terrain', hexes: corners, terrain: 'sea' });
    expect(mapWarnings(roomy)).toEqual([]);
    expect(mapWarnings(small)).toMatchObject([{ code: 'little-land', seats: 2, open: 98 - 2 * 37 - 7 }]);
    expect(mapWarnings({ ...small, starts: [hexAt(3, 3)] })).toEqual([]);
  });

  test('a start without a road when others have one, and a road that ends in a field', () => {
    const roads = road(5, 4, 12);
    expect(mapWarnings({ ...plain, roads })).toEqual([
      { code: 'start-without-road', hex: EAST },
      { code: 'road-ends', hex: hexAt(12, 5) },
    ]);
    expect(mapWarnings({ ...plain, roads, names: { [hexAt(12, 5)]: 'Hollin Ford' } })).toEqual([
      { code: 'start-without-road', hex: EAST },
    ]);
    expect(mapWarnings({ ...plain, roads: road(5, 4, 19) })).toEqual([]);
  });

  describe('HEX-START-07, -17: proposed sites', () => {
    const sitesAt = (column: number) =>
      ({
        [hexAt(column, 3)]: 'urban',
        [hexAt(column - 2, 6)]: 'resource',
        [hexAt(column + 1, 7)]: 'resource',
      }) as const;

    test('that a seat can follow give no warnings', () => {
      expect(mapWarnings({ ...plain, sites: { ...sitesAt(4), ...sitesAt(19) } })).toEqual([]);
    });

    test('for one start and not for the other', () => {
      expect(mapWarnings({ ...plain, sites: sitesAt(4) })).toEqual([
        { code: 'sites-uneven', hex: EAST, best: WEST, found: 0, most: 3 },
      ]);
    });

    test('outside all start zones, and in forbidden hexes', () => {
      const field = hexAt(11, 5);
      const sites = { ...sitesAt(4), ...sitesAt(19), [field]: 'urban', [hexAt(5, 5)]: 'urban' } as const;
      expect(mapWarnings({ ...plain, sites })).toMatchObject([
        { code: 'site-outside', hex: field, site: 'urban' },
        { code: 'site-unfit', hex: hexAt(5, 5), why: { code: 'sites-too-near', facts: { near: 'capital', least: 2 } } },
        { code: 'sites-uneven', hex: EAST },
      ]);
    });

    test('too near a Capital that is proposed off the middle', () => {
      const moved = { ...sitesAt(4), ...sitesAt(19), [hexAt(4, 4)]: 'capital', [hexAt(19, 4)]: 'capital' } as const;
      expect(mapWarnings({ ...plain, sites: moved })).toMatchObject([
        { code: 'site-unfit', hex: hexAt(4, 3) },
        { code: 'site-unfit', hex: hexAt(19, 3) },
      ]);
    });
  });

  test('a duplicate name, however it is spelled', () => {
    const names = { [hexAt(9, 2)]: 'Old Dray', [hexAt(12, 8)]: 'old dray ' };
    expect(mapWarnings({ ...plain, names })).toMatchObject([
      { code: 'name-twice', name: expect.stringMatching(/dray/i) },
    ]);
  });

  test.each([2, 5, 10])('the usual map for %i seats has no warnings', (seats) => {
    const made = generatedChart({ seed: 'a', seats, size: null, sea: 'lakes', ground: 'mixed', symmetry: 'none' });
    expect(made.ok && mapWarnings(made.value)).toEqual([]);
  });
});
