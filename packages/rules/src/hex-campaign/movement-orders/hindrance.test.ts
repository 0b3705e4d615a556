import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allHexes } from '../../space/hex.ts';
import { type BoardGiven, board, hex, order } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { infantry } from '../testing/walked.ts';
import { worlds } from '../testing/worlds.ts';
import { hindranceOf } from './hindrance.ts';
import { movementOptions } from './options.ts';

function why(pieces: Readonly<Record<string, string>>, text: string, to: string, given: BoardGiven = {}) {
  const drawn = order(text);
  return 'path' in drawn ? hindranceOf(viewOf(board(pieces, given), 'red'), drawn, hex(to)) : null;
}

const START = 'R1 path 6,4';

test('a hex that is too far says what the cheapest way costs, and what the unit has', () => {
  expect(why(infantry(4), START, '9,4')).toEqual({
    kind: 'far',
    rule: 'HEX-MOV-10',
    hex: '9,4',
    cost: 8,
    allowance: 4,
  });
});

test('a hex in reach has nothing against it', () => {
  expect(why(infantry(4), START, '7,4')).toBeNull();
});

test.each<[string, Readonly<Record<string, string>>, string, BoardGiven, unknown]>([
  [
    'ground that nobody may enter',
    { R1: 'red convoy 50 @ 5,4' },
    '7,4',
    { rows: Array.from({ length: 15 }, (_, row) => (row === 4 ? 'pppppppppjppppp' : 'ppppppppppppppp')) },
    { rule: 'HEX-MOV-15', code: 'closed-terrain', hex: '7,4' },
  ],
  [
    'an army of the same player',
    { ...infantry(8), R2: 'red infantry 4 @ 7,4' },
    '7,4',
    {},
    { rule: 'HEX-MOV-02', code: 'stacking', hex: '7,4' },
  ],
  [
    'an enemy army in sight',
    { R1: 'red infantry 8 @ 5,4 1000 points scouts', B1: 'blue infantry 4 @ 7,4' },
    '7,4',
    {},
    { rule: 'HEX-MOV-04', code: 'enemy-zoc', hex: '6,4' },
  ],
])('%s stops it, with the rule', (_title, pieces, to, given, stop) => {
  expect(why(pieces, START, to, given)).toEqual({ kind: 'stop', stop: expect.objectContaining(stop) });
});

test('whatever hex is out of reach of an order with a path, something is said against it', () => {
  fc.assert(
    fc.property(worlds, (state) => {
      const [seat = ''] = state.seatOrder;
      const view = viewOf(state, seat);
      for (const { piece, choices } of movementOptions(view).slice(0, 2)) {
        for (const { type, reach, refusal } of choices) {
          if (refusal !== null || (type !== 'path' && type !== 'move-and-claim' && type !== 'reserve')) continue;
          const ends = new Set(reach.map((one) => one.hex));
          const others = allHexes(view.chart.size).filter((one) => one !== view.pieces[piece]?.hex && !ends.has(one));
          const silent = others.filter((to) => hindranceOf(view, { type, piece, path: [] }, to) === null);
          expect(silent, `${piece} ${type}`).toEqual([]);
        }
      }
    }),
    { numRuns: 40 },
  );
});
