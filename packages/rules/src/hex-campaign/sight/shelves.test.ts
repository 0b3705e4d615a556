import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HexKey } from '../../kernel/index.ts';
import { seatId, sortedKeys } from '../../kernel/index.ts';
import { gridOf, keyAt } from '../movement/grid.ts';
import { board, piece } from '../testing/board.ts';
import type { Ghost, HexMemory, PieceId } from '../types.ts';
import { ghostsIn, withGhosts } from './ghost-shelf.ts';
import { keepsake, shelfOf, withKeepsakes } from './hex-shelf.ts';

const grid = gridOf(board({}).chart);
const places = fc.uniqueArray(fc.integer({ min: 0, max: grid.count - 1 }), { maxLength: 40 });

const seenIn = (turn: number): HexMemory => ({ turn });

test('HEX-SIGHT-11: hexes that come again or anew stand among those that stay, in the order of their keys', () => {
  fc.assert(
    fc.property(places, places, (old, come) => {
      const table: Record<HexKey, HexMemory> = Object.fromEntries(old.map((at) => [keyAt(grid, at), seenIn(1)]));
      const after = withKeepsakes(grid, table, come, () => keepsake(seenIn(2)));
      const expected = { ...table, ...Object.fromEntries(come.map((at) => [keyAt(grid, at), seenIn(2)])) };
      expect({ ...after }).toEqual(expected);
      expect(shelfOf(grid, after)).toEqual(shelfOf(grid, { ...after }));
      expect(shelfOf(grid, after).keys).toEqual(sortedKeys(expected));
    }),
  );
});

test('a memory to which nothing comes stays the same table', () => {
  const table = { [keyAt(grid, 3)]: seenIn(1) };
  expect(withKeepsakes(grid, table, [], () => keepsake(seenIn(2)))).toBe(table);
});

const ghostOf = (n: number, at: number): Ghost => ({
  piece: {
    id: piece(`B${n}`),
    kind: 'convoy',
    seat: seatId('blue'),
    hex: keyAt(grid, at),
    moveClass: null,
    garrisonDetachment: false,
    points: null,
  },
  turn: 1,
});

const byId = (ghosts: readonly Ghost[]): Readonly<Record<PieceId, Ghost>> =>
  Object.fromEntries(ghosts.map((ghost) => [ghost.piece.id, ghost]));

test('HEX-SIGHT-11: ghosts that go and come leave a table that is as if it were made afresh', () => {
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
