import { describe, expect, test } from 'vitest';
import { lookup, seatId } from '../../kernel/index.ts';
import { within } from '../../space/hex.ts';
import { check } from '../check.ts';
import { suggestedFreeRoads } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, hex, side } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { State, View } from '../types.ts';

/** Plains with a Capital at 5,4, a Town two hexes above it, a Resource hex two to the right, and one hex of forest. */
function plains(freeRoads: number, forest: readonly (readonly [row: number, column: number])[] = []): View {
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 13 }, (_, column) => (forest.some(([r, c]) => r === row && c === column) ? 'f' : 'p')).join(
      '',
    ),
  );
  const state: State = board(
    {},
    {
      rows,
      phase: 'free-roads',
      capitals: { red: '5,4' },
      control: { red: within({ columns: 13, rows: 9 }, hex('5,4'), 3) },
      sites: {
        [hex('5,4')]: readSite('metropol sm 0 bp'),
        [hex('5,2')]: readSite('town sm 0 bp'),
        [hex('7,4')]: readSite('resource 300'),
      },
    },
  );
  const red = seatId('red');
  const record = lookup(state.seats, red);
  if (record === undefined) throw new Error('red is seated');
  return viewOf({ ...state, seats: { ...state.seats, [red]: { ...record, freeRoads } } }, 'red');
}

const TO_TOWN = ['5,3|5,4', '5,2|5,3'].map(side);
const TO_RESOURCE = ['5,4|6,4', '6,4|7,4'].map(side);

describe('HEX-START-14: suggested free roads', () => {
  test.each([
    ['join the Capital to every other site and leave what is not needed', 5, [], [...TO_TOWN, ...TO_RESOURCE]],
    ['stop when the actions are used up', 3, [], [...TO_TOWN, ...TO_RESOURCE.slice(0, 1)]],
    ['go on from what is written', 5, TO_TOWN, TO_RESOURCE],
    ['are none when all sites are joined', 5, [...TO_RESOURCE, ...TO_TOWN], []],
  ])('%s', (_title, actions, written, expected) => {
    const view = plains(actions);
    const roads = suggestedFreeRoads(view, written);
    expect(roads).toEqual(expected);
    expect(check(view, { phase: 'free-roads', roads: [...written, ...roads] })).toEqual([]);
  });

  test('go round a forest rather than through it', () => {
    const roads = suggestedFreeRoads(plains(9, [[4, 8]]), TO_TOWN);
    expect(roads).toHaveLength(3);
    expect(roads.flatMap((edge) => edge.split('|'))).not.toContain('6,4');
  });
});
