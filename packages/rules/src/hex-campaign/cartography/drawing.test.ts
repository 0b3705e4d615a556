import { describe, expect, test } from 'vitest';
import { edgeKey, hexAt } from '../../space/hex.ts';
import { brushed, edited, emptyChart, flooded, type MapEdit, turned } from './drawing.ts';

const chart = emptyChart({ columns: 4, rows: 4 });
const at = hexAt;

describe('drawing a map', () => {
  test('paints the hexes under the brush, and leaves those off the map alone', () => {
    const hexes = brushed(chart.size, at(0, 0), 7);
    expect(hexes).toHaveLength(3);
    expect(edited(chart, { type: 'terrain', hexes: [...hexes, at(9, 9)], terrain: 'forest' }).rows).toEqual([
      'ffpp',
      'fppp',
      'pppp',
      'pppp',
    ]);
  });

  test('returns the same map if nothing changes', () => {
    const edge = edgeKey(at(0, 0), at(1, 0));
    const nothing: readonly MapEdit[] = [
      { type: 'terrain', hexes: [at(1, 1)], terrain: 'plains' },
      { type: 'river', edge, isThere: false },
      { type: 'road', edge, isThere: false },
      { type: 'start', hex: at(1, 1), isThere: false },
      { type: 'start', hex: at(9, 9), isThere: true },
      { type: 'name', hex: at(1, 1), name: '' },
      { type: 'site', hex: at(1, 1), site: null },
      { type: 'site', hex: at(9, 9), site: 'resource' },
    ];
    for (const edit of nothing) expect(edited(chart, edit)).toBe(chart);
  });

  test('fills connected hexes only', () => {
    const split = edited(chart, {
      type: 'terrain',
      hexes: [0, 1, 2, 3].map((column) => at(column, 1)),
      terrain: 'sea',
    });
    expect(flooded(split, at(0, 0))).toHaveLength(4);
    expect(flooded(split, at(0, 2))).toHaveLength(8);
  });

  test('lays roads over land only, and removes them when a hex becomes sea', () => {
    const edge = edgeKey(at(0, 0), at(1, 0));
    const road = edited(chart, { type: 'road', edge, isThere: true });
    expect(road.roads).toEqual([edge]);
    const wet = edited(road, { type: 'terrain', hexes: [at(1, 0)], terrain: 'sea' });
    expect(wet.roads).toEqual([]);
    expect(edited(wet, { type: 'road', edge, isThere: true }).roads).toEqual([]);
    const far = edgeKey(at(0, 0), at(3, 0));
    expect(edited(chart, { type: 'road', edge: far, isThere: true })).toBe(chart);
  });

  test('proposes one site per land hex, and removes it when the hex becomes sea', () => {
    const first = edited(chart, { type: 'site', hex: at(1, 2), site: 'urban' });
    const other = edited(first, { type: 'site', hex: at(1, 2), site: 'resource' });
    expect(other.sites).toEqual({ [at(1, 2)]: 'resource' });
    expect(edited(other, { type: 'site', hex: at(1, 2), site: 'resource' })).toBe(other);
    const two = edited(other, { type: 'site', hex: at(3, 3), site: 'capital' });
    const wet = edited(two, { type: 'terrain', hexes: [at(1, 2)], terrain: 'sea' });
    expect(wet.sites).toEqual({ [at(3, 3)]: 'capital' });
    expect(edited(wet, { type: 'site', hex: at(1, 2), site: 'urban' })).toBe(wet);
    expect(edited(wet, { type: 'site', hex: at(3, 3), site: null }).sites).toEqual({});
  });

  test('names a place, and removes the name', () => {
    const named = edited(chart, { type: 'name', hex: at(1, 2), name: 'Old Dray' });
    expect(named.names).toEqual({ [at(1, 2)]: 'Old Dray' });
    expect(edited(named, { type: 'name', hex: at(1, 2), name: '' }).names).toEqual({});
  });

  test.each<[MapEdit]>([
    [{ type: 'terrain', hexes: [at(0, 1)], terrain: 'hills' }],
    [{ type: 'airspace', hexes: [at(2, 3)], airspace: 12 }],
    [{ type: 'river', edge: edgeKey(at(1, 1), at(1, 2)), isThere: true }],
    [{ type: 'road', edge: edgeKey(at(0, 0), at(0, 1)), isThere: true }],
    [{ type: 'start', hex: at(3, 0), isThere: true }],
    [{ type: 'site', hex: at(3, 0), site: 'resource' }],
  ])('rotated by half a circle twice, an edit is unchanged: %o', (edit) => {
    expect(turned(chart.size, turned(chart.size, edit))).toEqual(edit);
    expect(turned(chart.size, edit)).not.toEqual(edit);
  });

  test('neighbours stay neighbours when a map with an even number of rows is rotated', () => {
    for (const [a, b] of [
      [at(0, 0), at(0, 1)],
      [at(1, 1), at(2, 2)],
    ] as const) {
      const edit = turned(chart.size, { type: 'road', edge: edgeKey(a, b), isThere: true });
      expect(edited(chart, edit).roads).toHaveLength(1);
    }
  });
});
