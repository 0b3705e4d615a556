import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { gridOf, indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { board, piece } from '../testing/board.ts';
import { hexNumber } from '../testing/numbers.ts';
import type { Ghost, Memory, PieceId } from '../types.ts';
import { ghostsIn, withGhosts } from './ghost-cache.ts';
import { hexCacheOf, type Keepsake, keepsake, rememberedAt, withKeepsakes } from './hex-cache.ts';

const grid = gridOf(board({}).chart);
const places = fc.uniqueArray(fc.integer({ min: 0, max: grid.count - 1 }).map(hexNumber), { maxLength: 40 });

const seenIn = (turn: number): Keepsake => keepsake({ turn });

/** The turn of each remembered hex, by index. */
const turnsIn = (looks: Memory['looks']): ReadonlyMap<HexIndex, number> =>
  new Map(looks.flatMap(({ hexes, turn }) => hexes.map((hex) => [indexOf(grid, hex), turn])));

const inMapOrder = (come: readonly HexIndex[]): readonly HexIndex[] => come.toSorted((a, b) => a - b);

test('HEX-SIGHT-11: hexes added again get the new turn, all others keep theirs', () => {
  fc.assert(
    fc.property(fc.array(places, { maxLength: 6 }), (walks) => {
      let looks: Memory['looks'] = [];
      let expected: ReadonlyMap<HexIndex, number> = new Map();
      for (const [i, come] of walks.entries()) {
        const turn = i + 1;
        const kinds = [seenIn(turn), seenIn(turn)];
        const before = looks;
        looks = withKeepsakes(grid, before, inMapOrder(come), (at) => kinds[at % 2] ?? seenIn(turn));
        for (const at of come) expect(rememberedAt(grid, before, keyAt(grid, at))?.turn).toBe(expected.get(at));
        expected = new Map([...expected, ...come.map((at) => [at, turn] as const)]);
        const stored: Memory['looks'] = JSON.parse(JSON.stringify(looks));
        for (const one of [looks, stored]) {
          expect(turnsIn(one)).toEqual(expected);
          expect(one.flatMap(({ hexes }) => hexes)).toHaveLength(expected.size);
          for (const at of grid.indices.values())
            expect(rememberedAt(grid, one, keyAt(grid, at))?.turn).toBe(expected.get(at));
        }
        for (const { hexes } of looks) {
          expect(hexes).toEqual(inMapOrder(hexes.map(at)).map((one) => keyAt(grid, one)));
          expect(hexes).not.toEqual([]);
        }
        expect(hexCacheOf(grid, looks)).toMatchObject({ isOdd: false, latest: Math.max(0, ...expected.values()) });
      }
    }),
    { numRuns: 50 },
  );
});

const at = (hex: HexKey): HexIndex => indexOf(grid, hex);

test('HEX-SIGHT-11: equal hexes that leave sight together form one look, and an untouched look stays', () => {
  const [bare, ruined] = [seenIn(2), keepsake({ turn: 2, ruin: true })];
  const old = withKeepsakes(grid, [], [1, 2, 3].map(hexNumber), (hex) => (hex === 3 ? seenIn(1) : bare));
  const looks = withKeepsakes(grid, old, [2, 5, 7, 9].map(hexNumber), (hex) => (hex === 7 ? ruined : bare));
  const [one, three, two, five, seven, nine] = [1, 3, 2, 5, 7, 9].map((place) => keyAt(grid, hexNumber(place)));
  expect(looks).toEqual([
    { hexes: [one], turn: 2 },
    { hexes: [three], turn: 1 },
    { hexes: [two, five, nine], turn: 2 },
    { hexes: [seven], turn: 2, ruin: true },
  ]);
  expect(looks[1]).toBe(old[1]);
});

test('an empty memory shared by several campaigns holds the hexes of each map', () => {
  const nothing: Memory['looks'] = [];
  const small = gridOf({ ...board({}).chart, size: { columns: 2, rows: 1 }, rows: ['pp'] });
  expect(hexCacheOf(small, nothing).numbers).toHaveLength(2);
  const looks = withKeepsakes(grid, nothing, [hexNumber(40)], () => seenIn(1));
  expect(rememberedAt(grid, looks, keyAt(grid, hexNumber(40)))?.turn).toBe(1);
});

test('empty looks are soon dropped', () => {
  let looks: Memory['looks'] = [];
  for (let turn = 1; turn < 20; turn++)
    looks = withKeepsakes(grid, looks, [1, 2, 3].map(hexNumber), () => seenIn(turn));
  expect(looks).toHaveLength(3);
  expect(hexCacheOf(grid, looks).cachedLooks.length).toBeLessThanOrEqual(6);
});

test('a memory without additions stays the same object', () => {
  const looks = [{ hexes: [keyAt(grid, hexNumber(3))], turn: 1 }];
  expect(withKeepsakes(grid, looks, [], () => seenIn(2))).toBe(looks);
});

const ghostOf = (n: number, place: number): Ghost => ({
  piece: {
    id: piece(`B${n}`),
    kind: 'convoy',
    seat: seatId('blue'),
    hex: keyAt(grid, hexNumber(place)),
    moveClass: null,
    garrisonDetachment: false,
    points: null,
  },
  turn: 1,
});

const byId = (ghosts: readonly Ghost[]): Readonly<Record<PieceId, Ghost>> =>
  Object.fromEntries(ghosts.map((ghost) => [ghost.piece.id, ghost]));

test('HEX-SIGHT-11: a table updated with ghosts equals one built from scratch', () => {
  const drawn = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: grid.count - 1 })), {
    selector: ([n]) => n,
    maxLength: 30,
  });
  fc.assert(
    fc.property(drawn, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3 }), (all, stay, rest) => {
      const old = all.slice(0, stay).map(([n, at]) => ghostOf(n, at));
      const come = all.slice(stay).map(([n, at]) => ghostOf(n, at));
      come.sort((a, b) => (a.piece.id < b.piece.id ? -1 : 1));
      const isGone = (_: PieceId, at: number) => at % 4 === rest;
      const after = withGhosts(grid, byId(old), isGone, come);
      const left = old.filter(({ piece: { hex } }) => (grid.indices.get(hex) ?? 0) % 4 !== rest);
      expect({ ...after }).toEqual(byId([...left, ...come]));
      expect(ghostsIn(grid, after)).toEqual(ghostsIn(grid, { ...after }));
    }),
  );
});
