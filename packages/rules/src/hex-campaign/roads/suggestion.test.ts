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

/** Streets of the Capital and the Town meet every road beside them, so one road makes a path of two. HEX-MAP-03. */
const TO_TOWN = [side('5,2|5,3')];
const TO_RESOURCE = [side('6,4|7,4')];

describe('HEX-START-14: suggested free roads', () => {
  test.each([
    ['join the Capital to every other site and leave out unneeded roads', 5, [], [...TO_TOWN, ...TO_RESOURCE]],
    ['stop when the actions are used up', 1, [], TO_TOWN],
    ['go on from the roads on the sheet', 5, TO_TOWN, TO_RESOURCE],
    ['are empty if all sites are joined', 5, [...TO_RESOURCE, ...TO_TOWN], []],
  ])('%s', (_title, actions, written, expected) => {
    const view = plains(actions);
    const roads = suggestedFreeRoads(view, written);
    expect(roads).toEqual(expected);
    expect(check(view, { phase: 'free-roads', roads: [...written, ...roads] })).toEqual([]);
  });

  test('go round a forest rather than through it', () => {
    const roads = suggestedFreeRoads(plains(9, [[4, 8]]), TO_TOWN);
    expect(roads).toHaveLength(2);
    expect(roads.flatMap((edge) => edge.split('|'))).not.toContain('6,4');
  });
});
