import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { edited, emptyChart } from '@sealed-orders/rules/hex-campaign/cartography';
import { edgeKey, hexAt } from '@sealed-orders/rules/space';
import type { MapTool } from '@sealed-orders/text/hex-campaign/map-editor';
import { describe, expect, test } from 'vitest';
import { editsOf, type Kit, type Touch } from './strokes.ts';

const empty = emptyChart({ columns: 6, rows: 6 });
const [here, right, far] = [hexAt(2, 2), hexAt(3, 2), hexAt(5, 5)];
const side = edgeKey(here, right);

const kitOf = (tool: MapTool, part: Partial<Kit> = {}): Kit => ({
  tool,
  terrain: 'hills',
  brush: '1',
  airspace: 3,
  site: 'resource',
  name: ' Old Dray ',
  isMirrored: false,
  isPicking: false,
  ...part,
});
const touch = (part: Partial<Touch> = {}): Touch => ({ hex: here, across: null, before: null, lays: null, ...part });
const drawnBy = (chart: Chart, kit: Kit, part?: Partial<Touch>): Chart =>
  editsOf(chart, kit, touch(part)).reduce(edited, chart);

describe('a touch', () => {
  test('with the look-around tool changes nothing', () => {
    expect(editsOf(empty, kitOf('look'), touch())).toEqual([]);
  });

  test.each([
    ['1', 1],
    ['7', 7],
    ['fill', 36],
  ] as const)('with the brush %s paints %i hexes', (brush, count) => {
    const { rows } = drawnBy(empty, kitOf('terrain', { brush }));
    expect([...rows.join('')].filter((letter) => letter === 'h')).toHaveLength(count);
  });

  test('gives hexes to the selected Airspace', () => {
    const { airspaces } = drawnBy(empty, kitOf('airspace', { brush: '7' }));
    expect([...airspaces.join('')].filter((sign) => sign === '3')).toHaveLength(7);
  });

  test('puts a river on the nearest side, and removes it again', () => {
    const river = drawnBy(empty, kitOf('river'), { across: right });
    expect(river.rivers).toEqual([side]);
    expect(drawnBy(river, kitOf('river'), { across: right }).rivers).toEqual([]);
  });

  test('by keys uses the previous hex as the other side, and needs a neighbour', () => {
    expect(drawnBy(empty, kitOf('river'), { before: right }).rivers).toEqual([side]);
    expect(drawnBy(empty, kitOf('road'), { before: right }).roads).toEqual([side]);
    for (const tool of ['river', 'road'] as const) {
      expect(editsOf(empty, kitOf(tool), touch({ before: far }))).toEqual([]);
      expect(editsOf(empty, kitOf(tool), touch())).toEqual([]);
    }
  });

  test('continues to draw, or remove, as its stroke began', () => {
    const road = drawnBy(empty, kitOf('road'), { before: right });
    expect(drawnBy(road, kitOf('road'), { before: right, lays: true })).toBe(road);
    expect(drawnBy(road, kitOf('road'), { before: right, lays: false }).roads).toEqual([]);
    expect(drawnBy(empty, kitOf('road'), { before: right, lays: false })).toBe(empty);
  });

  test('proposes a site, replaces it with another, and removes it', () => {
    const chart = drawnBy(empty, kitOf('site'));
    expect(chart.sites).toEqual({ [here]: 'resource' });
    expect(drawnBy(chart, kitOf('site', { site: 'capital' })).sites).toEqual({ [here]: 'capital' });
    expect(drawnBy(chart, kitOf('site')).sites).toEqual({});
  });

  test('sets the middle of a start zone, and removes it', () => {
    const chart = drawnBy(empty, kitOf('start'));
    expect(chart.starts).toEqual([here]);
    expect(drawnBy(chart, kitOf('start')).starts).toEqual([]);
  });

  test('writes the typed name, trimmed', () => {
    const chart = drawnBy(empty, kitOf('name'));
    expect(chart.names).toEqual({ [here]: 'Old Dray' });
    expect(drawnBy(chart, kitOf('name', { name: ' ' })).names).toEqual({});
  });

  test('erases what is on a hex and its sides, and leaves its terrain and everything else', () => {
    const full = (['terrain', 'site', 'start', 'name'] as const).reduce(
      (chart, tool) => drawnBy(chart, kitOf(tool)),
      empty,
    );
    const lined = drawnBy(drawnBy(full, kitOf('river'), { across: right }), kitOf('road'), { before: right });
    const other = drawnBy(lined, kitOf('river'), { hex: far, across: hexAt(4, 5) });
    const { rows, rivers, roads, names, sites, starts } = drawnBy(other, kitOf('erase'));
    expect({ rivers, roads, names, sites, starts }).toEqual({
      rivers: [edgeKey(far, hexAt(4, 5))],
      roads: [],
      names: {},
      sites: {},
      starts: [],
    });
    expect(rows[2]).toBe('pphppp');
  });
});
