import { present } from '@sealed-orders/rules/kernel';
import { allHexes, around, directionTo, hexAt } from '@sealed-orders/rules/space';
import { describe, expect, test } from 'vitest';
import { chunksOf, type PrintedLand, terrainAt } from './chunks.ts';
import { organicEdge, terrainSide } from './edges.ts';
import { layoutOf, sideOf } from './layout.ts';
import { figuresOf, washesOf, washOf } from './terrain.ts';

const LAYOUT = layoutOf({ columns: 4, rows: 3 });
const GROUND: PrintedLand = { layout: LAYOUT, rows: ['ppfs', 'phjs', 'pppp'] };
const ELSEWHERE: PrintedLand = { layout: LAYOUT, rows: ['hhfs', 'hhhs', 'hhhh'] };
const [CHUNK] = chunksOf(LAYOUT);

const strokesOf = (land: PrintedLand, sites: readonly string[] = []): unknown =>
  CHUNK === undefined
    ? null
    : figuresOf(
        land,
        CHUNK,
        () => 'sight',
        (hex) => sites.includes(hex),
      );

describe('the land is always drawn the same', () => {
  test('two drawings of one map are equal', () => {
    expect(strokesOf(GROUND)).toEqual(strokesOf({ ...GROUND, rows: [...GROUND.rows] }));
  });

  test('a hex is drawn independently: another map around it changes nothing in it', () => {
    const forest = (land: PrintedLand): unknown =>
      CHUNK === undefined
        ? null
        : figuresOf(
            land,
            CHUNK,
            (hex) => (hex === hexAt(2, 0) ? 'this' : 'other'),
            () => false,
          ).this;
    expect(forest(GROUND)).toEqual(forest(ELSEWHERE));
    expect(forest(GROUND)).not.toEqual({});
  });

  test('the border of two terrains is one line from both sides', () => {
    const hex = hexAt(1, 1);
    for (const { hex: other, direction } of around(hex)) {
      const there = terrainSide(LAYOUT, hex, direction, () => true);
      const back = terrainSide(LAYOUT, other, present(directionTo(other, hex), 'neighbours'), () => true);
      expect(back.toReversed()).toEqual(there);
    }
  });

  test('the rim of the map keeps to the true hexagon', () => {
    const corner = hexAt(0, 0);
    const north = present(around(corner)[2], 'six neighbours');
    const [from, to] = sideOf(corner, north.direction);
    const [first, last] = [organicEdge(LAYOUT, from, to, 0)[0], organicEdge(LAYOUT, from, to, 0).at(-1)];
    expect(first?.x).toBeCloseTo(LAYOUT.margin, 6);
    expect(last?.y).toBeCloseTo(LAYOUT.margin, 6);
  });
});

describe('places of drawings', () => {
  test('each hex is washed once, in its terrain', () => {
    const washes = CHUNK === undefined ? [] : washesOf(GROUND, CHUNK, () => 'sight');
    const drawn = washes.map((wash) => [wash.terrain, wash.path.split('Z').length - 1]);
    expect(Object.fromEntries(drawn)).toEqual({ plains: 7, forest: 1, sea: 2, hills: 1, jungle: 1 });
  });

  test('a wash is closed and has irregular sides only where the terrain changes', () => {
    const alike: PrintedLand = { layout: LAYOUT, rows: ['pppp', 'pppp', 'pppp'] };
    expect(washOf(alike, hexAt(1, 1)).split('L')).toHaveLength(6);
    expect(washOf(GROUND, hexAt(1, 1)).split('L').length).toBeGreaterThan(30);
  });

  test('figures make room for a site', () => {
    expect(strokesOf(GROUND, allHexes(LAYOUT.size))).not.toEqual(strokesOf(GROUND));
  });

  test('off the map there is no terrain', () => {
    expect(terrainAt(GROUND, hexAt(4, 0))).toBeNull();
    expect(terrainAt(GROUND, hexAt(0, -1))).toBeNull();
  });
});
