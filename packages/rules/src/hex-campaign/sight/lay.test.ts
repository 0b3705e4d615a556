import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import { readSite } from '../notation.ts';
import { board, hex } from '../testing/board.ts';
import type { State } from '../types.ts';
import { keptHex, layOf, trueHex } from './lay.ts';

/** Land of two seats and uncontrolled land, discovered and not, with everything that can be on it. */
const state: State = {
  ...board(
    { R1: 'red garrison @ 3,3', B1: 'blue infantry 4 @ 4,4', B2: 'blue garrison @ 9,4' },
    {
      control: { red: ['2,2', '3,2', '3,3', '5,4', '6,6'], blue: ['4,4', '7,4', '8,4', '9,4'] },
      undiscovered: ['1,5', '2,5', '3,5'],
      sites: { '5,4': readSite('town ig 500 bp: prison', 'Dray'), '1,6': readSite('resource 3', '') },
      strongholds: { '7,4': { owner: 'blue', level: 2, radar: true } },
      roads: ['8,4|9,4', '1,1|2,1'],
      turn: 4,
    },
  ),
  ruins: [hex('6,6'), hex('1,8')],
};

test('a hex is seen and remembered the same, however many others are equal', () => {
  const { hexes } = gridOf(state.chart);
  const all = layOf(state);
  for (const seat of [null, seatId('red'), seatId('blue')]) {
    const together = hexes.map((at) => trueHex(all, at, seat));
    const alone = hexes.map((at) => trueHex(layOf({ ...state }), at, seat));
    expect(together).toEqual(alone);
  }
  expect(hexes.map((at) => keptHex(all, at))).toEqual(hexes.map((at) => keptHex(layOf({ ...state }), at)));
});

test('bare hexes of one seat share one object, other seats’ and undiscovered ones do not', () => {
  const lay = layOf(state);
  const grid = gridOf(state.chart);
  const shown = (place: string) => trueHex(lay, indexOf(grid, hex(place)), null);
  expect(shown('2,2')).toBe(shown('3,2'));
  expect(shown('2,2')).not.toBe(shown('4,4'));
  expect(shown('1,5')).toBe(shown('2,5'));
  expect(shown('1,5')).not.toBe(shown('0,12'));
  expect(shown('6,6').ruin).toBe(true);
});
