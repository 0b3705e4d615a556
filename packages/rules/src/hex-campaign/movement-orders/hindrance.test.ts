import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allHexes, isOnMap } from '../../space/hex.ts';
import { type BoardGiven, board, hex, order, piece as pieceId } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { infantry } from '../testing/walked.ts';
import { worlds } from '../testing/worlds.ts';
import type { PieceId, Stop } from '../types.ts';
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
    atLeast: false,
  });
});

/** Open ground with a wall of jungle in column 8, which wheels cannot enter. */
const WALLED: BoardGiven = { rows: Array.from({ length: 15 }, () => 'pppppppjppppppp') };

test('behind something in the way, what is too far even without it is too far', () => {
  expect(why({ R1: 'red wheeled 8 @ 4,4' }, 'R1 path 5,4', '9,4', WALLED)).toEqual({
    kind: 'far',
    rule: 'HEX-MOV-10',
    hex: '9,4',
    cost: 10,
    allowance: 8,
    atLeast: true,
  });
});

test('along the edge of the map no way leads off it', () => {
  const rows = ['ppp', 'ppp', 'ppp', 'jjj', 'ppp', 'ppp'];
  for (const to of ['-2,4', '-1,4']) {
    expect(why({ R1: 'red wheeled 8 @ 0,1' }, 'R1 path 0,2', to, { rows })).toMatchObject({
      stop: { code: 'closed-terrain', hex: expect.stringMatching(/,3$/) },
    });
  }
});

test('an army that holds the hex itself is the reason, not the zone of control before it', () => {
  const pieces = { R1: 'red infantry 8 @ 5,4 1000 points scouts', B1: 'blue infantry 4 @ 7,4' };
  expect(why(pieces, START, '7,4')).toMatchObject({ stop: { code: 'enemy-army', hex: '7,4' } });
});

test('where only some of its units cannot go, they are named', () => {
  const rows = Array.from({ length: 15 }, (_, row) => (row === 4 ? 'ppppppppfpppppp' : 'ppppppppppppppp'));
  const state = board({ R1: 'red infantry+tracked 6 @ 5,4', R2: 'red tracked 6 @ 6,3' }, { rows });
  const R1 = state.pieces[pieceId('R1')];
  const tracked = R1 && 'units' in R1 ? R1.units.filter(({ moveClass }) => moveClass === 'tracked') : [];
  const of = (id: string) => hindranceOf(viewOf(state, 'red'), pathOf(id), hex('6,4'));
  expect(of('R1')).toMatchObject({ terrain: 'forest', units: tracked.map(({ name }) => name) });
  expect(of('R2')).toMatchObject({ terrain: 'forest', units: [] });
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
    'the zone of control of an enemy army in sight',
    { R1: 'red infantry 8 @ 5,4 1000 points scouts', B1: 'blue infantry 4 @ 7,4' },
    '8,4',
    { rows: ['', '', '', '', 'ppppppppppppppp'].map((row) => row || 'sssssssssssssss') },
    { rule: 'HEX-MOV-04', code: 'enemy-zoc', hex: '6,4' },
  ],
])('%s stops it, with the rule', (_title, pieces, to, given, stop) => {
  expect(why(pieces, START, to, given)).toMatchObject({ kind: 'stop', stop });
});

const PATHS = ['path', 'move-and-claim', 'reserve'] as const;
type PathType = (typeof PATHS)[number];

const pathOf = (piece: string, type: PathType = 'path') => ({ type, piece: piece as PieceId, path: [] }) as const;

/** Stops that end a march in a hex that it may well enter. */
const AFTER_ENTERING: readonly Stop['code'][] = ['enemy-zoc', 'tracked-river', 'spy-target'];

test('whatever hex is out of reach of an order with a path, something true is said against it', () => {
  fc.assert(
    fc.property(worlds, (state) => {
      const [seat = ''] = state.seatOrder;
      const view = viewOf(state, seat);
      const { size } = view.chart;
      for (const { piece, choices } of movementOptions(view).slice(0, 2)) {
        for (const { type, reach, refusal } of choices) {
          const ordered = PATHS.find((one) => one === type);
          if (refusal !== null || ordered === undefined) continue;
          const ends = new Set(reach.map((one) => one.hex));
          const others = allHexes(size).filter((one) => one !== view.pieces[piece]?.hex && !ends.has(one));
          for (const to of others) {
            const found = hindranceOf(view, pathOf(piece, ordered), to);
            const said = `${piece} ${type} to ${to}: ${JSON.stringify(found)}`;
            expect(found, said).not.toBeNull();
            if (found?.kind === 'far') expect(found.cost, said).toBeGreaterThan(found.allowance);
            if (found?.kind !== 'stop') continue;
            expect(found.stop.code, said).not.toBe('off-map');
            expect(isOnMap(size, found.stop.hex), said).toBe(true);
            expect(ends.has(found.stop.hex) && !AFTER_ENTERING.includes(found.stop.code), said).toBe(false);
          }
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('only a hex off the map is called off the map', () => {
  expect(why(infantry(4), START, '40,4')).toMatchObject({ stop: { code: 'off-map', hex: '40,4' } });
});
