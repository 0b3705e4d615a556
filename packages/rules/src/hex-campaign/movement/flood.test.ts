import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownGround } from '../ground/known-ground.ts';
import { hexCampaign } from '../index.ts';
import { gridOf, indexOf, keyAt, nextTo } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { EVERY_DIRECTION } from '../map/numbers.ts';
import { knownMover } from '../movement-orders/known-faults.ts';
import { movementOptions } from '../movement-orders/options.ts';
import { board, hex, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { worlds } from '../testing/worlds.ts';
import type { OrderChoice, State } from '../types.ts';
import { floodFor, floodReach, UNREACHED } from './flood.ts';
import { march } from './march.ts';

const choiceOf = (state: State, seat: string, id: string, type: OrderChoice['type']) =>
  movementOptions(viewOf(state, seat))
    .find((option) => option.piece === piece(id))
    ?.choices.find((choice) => choice.type === type);

test('HEX-MOV-10: a detachment with 4 reaches two plains hexes far and says what each costs', () => {
  const reach = choiceOf(board({ R1: 'red infantry 4 @ 5,4' }), 'red', 'R1', 'path')?.reach ?? [];
  expect(reach).toHaveLength(18);
  expect(reach.find((end) => end.hex === hex('7,4'))).toEqual({
    hex: '7,4',
    cost: 4,
    mustStop: false,
    path: ['6,4', '7,4'],
  });
});

test('HEX-MOV-04: the zone of a known enemy ends a move', () => {
  const state = board({ R1: 'red infantry 8 @ 5,4 1000 points scouts', B1: 'blue infantry 4 @ 7,4' });
  const reach = choiceOf(state, 'red', 'R1', 'path')?.reach ?? [];
  expect(reach.find((end) => end.hex === hex('6,4'))?.mustStop).toBe(true);
  expect(reach.find((end) => end.hex === hex('7,4'))).toBeUndefined();
});

test('HEX-MOV-16: if a ford ends the move and a longer way does not, both are listed', () => {
  const rivers = ['5,4|6,4', '6,3|6,4', '5,5|6,4'];
  const state = board({ R1: 'red tracked 8 @ 5,4' }, { rivers });
  const reach = choiceOf(state, 'red', 'R1', 'path')?.reach ?? [];
  expect(reach.find((end) => end.hex === hex('6,4'))).toMatchObject({ cost: 4, mustStop: true, path: ['6,4'] });
});

test('an offered path can be marched at that cost, and no hex beyond can be reached for less', () => {
  fc.assert(
    fc.property(worlds, (state) => {
      for (const seat of state.seatOrder) {
        const view = hexCampaign.view(state, { kind: 'seat', seat });
        const ground = knownGround(view);
        for (const option of movementOptions(view)) {
          for (const { type, reach, highReach } of option.choices) {
            const mine = view.pieces[option.piece];
            for (const [ends, high] of [
              [reach, false],
              [highReach, true],
            ] as const) {
              const mover = mine && knownMover(view, mine, { type, high });
              if (!mover) continue;
              for (const { cost, path } of ends) {
                const walked = march(
                  ground,
                  mover,
                  path.map((key) => indexOf(ground.grid, key)),
                );
                expect(walked).toMatchObject({ spent: cost, stop: null });
                expect(walked.trail).toHaveLength(path.length);
              }
            }
          }
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('no walk of three steps is cheaper than the flood says', () => {
  fc.assert(
    fc.property(worlds, (state) => {
      const grid = gridOf(state.chart);
      for (const seat of state.seatOrder) {
        const view = hexCampaign.view(state, { kind: 'seat', seat });
        const ground = knownGround(view);
        for (const mine of Object.values(view.pieces).slice(0, 2)) {
          const mover = knownMover(view, mine, { type: 'path' });
          if (mover === null) continue;
          const flood = floodReach(ground, mover, floodFor(grid.count));
          for (const way of waysOf(grid, mover.start, 3)) {
            const { trail, spent, stop } = march(ground, mover, way);
            const end = trail[trail.length - 1];
            if (stop !== null || end === undefined) continue;
            const least = Math.min(flood.open[end] ?? UNREACHED, flood.stopped[end] ?? UNREACHED);
            expect([keyAt(grid, end), least <= spent]).toEqual([keyAt(grid, end), true]);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

function waysOf(grid: ReturnType<typeof gridOf>, from: HexIndex, length: number): readonly (readonly HexIndex[])[] {
  if (length === 0) return [[]];
  const nexts = EVERY_DIRECTION.map((d) => nextTo(grid, from, d)).filter((at) => at >= 0);
  return nexts.flatMap((at) => [[at], ...waysOf(grid, at, length - 1).map((rest) => [at, ...rest])]);
}
