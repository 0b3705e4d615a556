import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invariant, keysOf } from '../../kernel/index.ts';
import { hexAt } from '../../space/hex.ts';
import { groundOf, seatNumber } from '../ground/ground.ts';
import { moverOf } from '../ground/mover.ts';
import { directionTo, gridOf, indexOf, keyAt, nextTo, pathIndices } from '../map/grid.ts';
import { EVERY_DIRECTION, FIRST_HEX } from '../map/numbers.ts';
import { board } from '../testing/board.ts';
import { hexNumber } from '../testing/numbers.ts';
import { worlds } from '../testing/worlds.ts';
import type { State } from '../types.ts';
import { floodFor, floodReach } from './flood.ts';
import { routeTowards, spread } from './route.ts';

/** The first detachment that may move, on the true ground. */
function firstMover(state: State) {
  const ground = groundOf(state);
  for (const id of keysOf(state.pieces)) {
    const piece = state.pieces[id];
    if (piece?.kind !== 'detachment') continue;
    const place = { seat: seatNumber(ground.seats, piece.seat), start: indexOf(ground.grid, piece.hex) };
    const mover = moverOf(piece, state.seats[piece.seat]?.faction ?? 'ig', place, { type: 'path' });
    if (mover !== null) return { ground, mover };
  }
  return null;
}

test('HEX-MORD-04: no hex within reach is cheaper to continue from than the end of the path', () => {
  fc.assert(
    fc.property(worlds, fc.nat(), fc.integer({ min: 1, max: 3 }), (state, place, every) => {
      const found = firstMover(state);
      if (found === null) return;
      const { ground, mover } = found;
      const target = hexNumber(place % ground.grid.count);
      const mayEnd = (hex: number) => hex % every === 0;
      const left = spread(ground, mover, target, 'to').cost;
      const end = routeTowards(ground, mover, target, mayEnd).at(-1) ?? mover.start;
      const flood = floodReach(ground, mover, floodFor(ground.grid.count));
      const ends = [...flood.reached.subarray(0, flood.count)].filter(mayEnd);
      expect(Math.min(left[mover.start] ?? 0, ...ends.map((hex) => left[hex] ?? 0))).toBe(left[end]);
    }),
  );
});

test('HEX-MORD-04: around the sea to the gap, not to the shore nearest to the target', () => {
  const land = Array.from({ length: 15 }, (_, row) => (row === 5 ? `${'s'.repeat(13)}pp` : 'p'.repeat(15)));
  const found = firstMover(board({ R1: `red infantry 4 @ ${hexAt(9, 4)}` }, { rows: land }));
  invariant(found !== null, 'R1 may move');
  const { ground, mover } = found;
  const way = routeTowards(ground, mover, indexOf(ground.grid, hexAt(9, 6)), () => true);
  expect(way.map((at) => keyAt(ground.grid, at))).toEqual([hexAt(10, 4), hexAt(11, 4)]);
});

test('a path by indices has the index of each hex, even if it jumps or leaves the map', () => {
  fc.assert(
    fc.property(
      worlds,
      fc.array(fc.integer({ min: -2, max: 11 }), { minLength: 2, maxLength: 12 }),
      (state, numbers) => {
        const grid = gridOf(state.chart);
        const path = numbers.map((q, i) => keyAt(grid, hexNumber((q + 20 * i) % (grid.count + 9))));
        expect(pathIndices(grid, FIRST_HEX, path)).toEqual(path.map((key) => indexOf(grid, key)));
        const around = EVERY_DIRECTION.map((d) => nextTo(grid, FIRST_HEX, d)).filter((at) => at >= 0);
        const steps = around.flatMap((at) => [keyAt(grid, at), keyAt(grid, FIRST_HEX)]);
        expect(pathIndices(grid, FIRST_HEX, steps)).toEqual(steps.map((key) => indexOf(grid, key)));
        expect(around.every((at) => directionTo(grid, FIRST_HEX, at) >= 0)).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});
