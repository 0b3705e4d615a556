import { describe, expect, test } from 'vitest';
import { hexCampaign } from './index.ts';
import type { BoardGiven, OrderText } from './testing/board.ts';
import { board, hex, piece, sheet } from './testing/board.ts';
import { viewOf } from './testing/played.ts';
import type { State } from './types.ts';

const rejections = (state: State, orders: readonly OrderText[]) =>
  hexCampaign.sheets.check(viewOf(state, 'red'), sheet(...orders)).map(({ code, rule, path }) => [code, rule, ...path]);

type Row = readonly [
  title: string,
  pieces: Readonly<Record<string, string>>,
  given: BoardGiven,
  orders: readonly OrderText[],
  rejected: readonly (readonly (string | number)[])[],
];
const R1 = { R1: 'red infantry 4 @ 5,4' };

describe('what a sheet may not say', () => {
  test.each<Row>([
    ['an order for an own piece', R1, {}, ['R1 path 6,4'], []],
    ['a piece that does not exist', R1, {}, ['R9 guard'], [['piece-unknown', 'HEX-MORD-01', 'orders', 0, 'piece']]],
    [
      'another seat’s piece',
      { ...R1, B1: 'blue infantry 4 @ 6,4' },
      {},
      ['B1 guard'],
      [['piece-unknown', 'HEX-MORD-01', 'orders', 0, 'piece']],
    ],
    [
      'a name that every object inherits',
      R1,
      {},
      ['hasOwnProperty guard'],
      [['piece-unknown', 'HEX-MORD-01', 'orders', 0, 'piece']],
    ],
    [
      'two orders for one piece',
      R1,
      {},
      ['R1 guard', 'R1 advance'],
      [['piece-ordered-twice', 'HEX-MORD-01', 'orders', 1, 'piece']],
    ],
    [
      'a convoy that follows',
      { ...R1, R2: 'red convoy 5 @ 5,5' },
      {},
      ['R2 follow R1'],
      [['order-not-for-piece', 'HEX-MORD-02', 'orders', 0, 'type']],
    ],
    [
      'a garrison that moves',
      { R1: 'red garrison @ 5,4' },
      {},
      ['R1 path 6,4'],
      [['order-not-for-piece', 'HEX-MORD-02', 'orders', 0, 'type']],
    ],
    ['a step over two hexes', R1, {}, ['R1 path 6,4 8,4'], [['path-broken', 'HEX-MORD-03', 'orders', 0, 'path', 1]]],
    [
      'a step off the map',
      { R1: 'red infantry 4 @ 0,0' },
      {},
      ['R1 path -1,0'],
      [['off-map', 'HEX-MOV-23', 'orders', 0, 'path', 0]],
    ],
    ['a path that goes nowhere', R1, {}, ['R1 path'], [['path-empty', 'HEX-MORD-03', 'orders', 0, 'path']]],
    [
      'terrain that is closed',
      { R1: 'red wheeled 6 @ 5,4' },
      { rows: [...Array(4).fill('p'.repeat(15)), 'ppppppppfpppppp', ...Array(4).fill('p'.repeat(15))] },
      ['R1 path 6,4'],
      [['closed-terrain', 'HEX-MOV-15', 'orders', 0, 'path', 0]],
    ],
    [
      'a river without a bridge',
      { R1: 'red wheeled 6 @ 5,4' },
      { rivers: ['5,4|6,4'] },
      ['R1 path 6,4'],
      [['river', 'HEX-MOV-16', 'orders', 0, 'path', 0]],
    ],
    [
      'a pact partner’s land',
      R1,
      { treaties: [['pact', 'red', 'blue']], control: { blue: ['6,4'] } },
      ['R1 path 6,4'],
      [['partner-land', 'HEX-MOV-22', 'orders', 0, 'path', 0]],
    ],
    [
      'a pact partner’s land in sight',
      { R1: 'red infantry 4 @ 5,4 900 points scouts' },
      { treaties: [['pact', 'red', 'blue']], control: { blue: ['7,4'] } },
      ['R1 path 6,4 7,4'],
      [['partner-land', 'HEX-MOV-22', 'orders', 0, 'path', 1]],
    ],
    [
      'a known enemy in the way: it may be gone by then',
      { ...R1, B1: 'blue infantry 4 @ 6,4' },
      {},
      ['R1 path 6,4'],
      [],
    ],
    [
      'recovering beside an enemy',
      { ...R1, B1: 'blue infantry 4 @ 6,4' },
      {},
      ['R1 recover'],
      [['enemy-adjacent', 'HEX-MORD-07', 'orders', 0, 'type']],
    ],
    [
      'reserve movement near a known enemy',
      { R1: 'red infantry 4 @ 5,4 900 points scouts', B1: 'blue infantry 4 @ 7,4' },
      { control: { red: ['4,4'] } },
      ['R1 reserve 4,4'],
      [['reserve-enemy-near', 'HEX-MORD-10', 'orders', 0, 'type']],
    ],
    [
      'reserve movement through land of others',
      R1,
      { control: { red: ['6,4'] } },
      ['R1 reserve 6,4 7,4'],
      [['reserve-not-own', 'HEX-MORD-10', 'orders', 0, 'path', 1]],
    ],
    [
      'flying high with infantry',
      R1,
      {},
      ['R1 path 6,4 high'],
      [['high-not-skimmers', 'HEX-MORD-11', 'orders', 0, 'high']],
    ],
    [
      'flying high with a mixed detachment',
      { R1: 'red infantry+skimmer 8 @ 5,4' },
      {},
      ['R1 path 6,4 high'],
      [['high-not-skimmers', 'HEX-MORD-11', 'orders', 0, 'high']],
    ],
    [
      'anything but path and guard for released pieces',
      { R1: 'red infantry 2 @ 5,4' },
      {},
      ['R1 claim-area'],
      [['released', 'HEX-MORD-13', 'orders', 0, 'type']],
    ],
    [
      'following what was never seen',
      { ...R1, B1: 'blue infantry 4 @ 12,4' },
      {},
      ['R1 follow B1'],
      [['target-unknown', 'HEX-MORD-04', 'orders', 0, 'target']],
    ],
    ['following what is in sight', { ...R1, B1: 'blue infantry 4 @ 6,4' }, {}, ['R1 follow B1'], []],
    ['following oneself', R1, {}, ['R1 follow R1'], [['target-self', 'HEX-MORD-04', 'orders', 0, 'target']]],
  ])('%s', (_title, pieces, given, orders, rejected) => {
    expect(rejections(board(pieces, given), orders)).toEqual(rejected);
  });

  test('HEX-MORD-12: a weak detachment recovers, stays in a Stronghold or goes nearer to one or to the Capital', () => {
    const weak = { R1: 'red infantry 4 @ 5,4 400 points' };
    const given = { capitals: { red: '9,4' }, strongholds: { '5,8': { owner: 'red' } } };
    const at = (...orders: readonly OrderText[]) => rejections(board(weak, given), orders).map(([code]) => code);
    expect(at('R1 path 6,4')).toEqual([]);
    expect(at('R1 path 5,5')).toEqual([]);
    expect(at('R1 path 4,4')).toEqual(['weak-detachment']);
    expect(at('R1 guard')).toEqual(['weak-detachment']);
    expect(at('R1 claim-area')).toEqual(['weak-detachment']);
    expect(at('R1 recover')).toEqual(['weak-detachment']);
    const housed = board(weak, { ...given, strongholds: { '5,4': { owner: 'red' } } });
    expect(rejections(housed, ['R1 guard'])).toEqual([]);
    const fit = board({ R1: 'red infantry 4 @ 5,4 500 points' }, given);
    expect(rejections(fit, ['R1 guard'])).toEqual([]);
    expect(
      rejections({ ...board(weak, given), settings: { ...fit.settings, weakDetachments: 'off' } }, ['R1 guard']),
    ).toEqual([]);
  });

  test('a path of ten thousand hexes gives one rejection', () => {
    const path = Array.from({ length: 10_000 }, (_, i) => hex(i % 2 === 0 ? '6,4' : '5,4'));
    const long = [{ type: 'path', piece: piece('R1'), path }] as const;
    expect(rejections(board(R1), long)).toEqual([['path-too-long', 'HEX-MORD-03', 'orders', 0, 'path']]);
  });

  test('a sheet for another phase, or from no seat, is not awaited', () => {
    const state = board(R1);
    expect(hexCampaign.sheets.check(hexCampaign.view(state, { kind: 'spectator' }), sheet())).toMatchObject([
      { code: 'not-awaited' },
    ]);
    expect(hexCampaign.sheets.check(viewOf({ ...state, phase: 'movement' }, 'red'), sheet())).toMatchObject([
      { code: 'not-awaited' },
    ]);
  });
});
