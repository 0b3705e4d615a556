import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import type { BoardGiven } from '../testing/board.ts';
import { board, hex } from '../testing/board.ts';
import { play, told } from '../testing/played.ts';
import { drawnSheets, draws, worlds } from '../testing/worlds.ts';

interface Case {
  readonly title: string;
  readonly pieces: Readonly<Record<string, string>>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly given?: BoardGiven;
  /** Controllers after the turn. */
  readonly control: Readonly<Record<string, string | undefined>>;
  readonly failed?: readonly (readonly [hex: string, rule: string, code: string])[];
}

const HOME = { capitals: { red: '5,4', blue: '12,4', green: '2,12' } } as const;
const R1 = { R1: 'red infantry 4 @ 5,4' };

const cases: readonly Case[] = [
  {
    title: 'moving and claiming takes the hexes entered, not the start',
    pieces: { R1: 'red infantry 8 @ 5,4' },
    given: HOME,
    orders: { red: ['R1 move-and-claim 6,4 7,4'] },
    control: { '5,4': undefined, '6,4': 'red', '7,4': 'red' },
  },
  {
    title: 'claiming an area takes the hex and its six neighbours, the sea left out',
    pieces: R1,
    given: {
      ...HOME,
      rows: [
        'ppppppppppppppp',
        ...Array(3).fill('p'.repeat(15)),
        'ppppppppsspppp'.padEnd(15, 'p'),
        ...Array(9).fill('p'.repeat(15)),
      ],
    },
    orders: { red: ['R1 claim-area'] },
    control: { '5,4': 'red', '4,4': 'red', '6,3': 'red', '6,4': undefined },
  },
  {
    title: 'an order to guard claims nothing',
    pieces: R1,
    given: HOME,
    orders: { red: ['R1 guard'] },
    control: { '5,4': undefined },
  },
  {
    title: 'an occupied hex is not claimed, an ally’s neither',
    pieces: { ...R1, G1: 'green garrison @ 6,4' },
    given: { ...HOME, treaties: [['alliance', 'red', 'green']], control: { green: ['4,4'] } },
    orders: { red: ['R1 claim-area'] },
    control: { '6,4': undefined, '4,4': 'green', '5,5': 'red' },
    failed: [['6,4', 'HEX-CLAIM-03', 'occupied']],
  },
  {
    title: 'an Urban hex of another player is not claimed from outside',
    pieces: R1,
    given: {
      ...HOME,
      control: { blue: ['6,4', '5,5'] },
      sites: { '6,4': readSite('village ch') },
    },
    orders: { red: ['R1 claim-area'] },
    control: { '6,4': 'blue', '5,5': 'red' },
    failed: [['6,4', 'HEX-CLAIM-04', 'urban']],
  },
  {
    title: 'of two players who claim one hex nobody gets it',
    pieces: { ...R1, B1: 'blue infantry 4 @ 7,4' },
    given: { ...HOME, control: { green: ['6,4'] } },
    orders: { red: ['R1 claim-area'], blue: ['B1 claim-area'] },
    control: { '6,4': 'green', '7,3': 'blue', '5,5': 'red' },
    failed: [
      ['6,4', 'HEX-CLAIM-07', 'contested'],
      ['6,4', 'HEX-CLAIM-07', 'contested'],
    ],
  },
  {
    title: 'claiming what one has keeps it from others',
    pieces: { ...R1, B1: 'blue infantry 4 @ 7,4' },
    given: { ...HOME, control: { red: ['6,4'] } },
    orders: { red: ['R1 claim-area'], blue: ['B1 claim-area'] },
    control: { '6,4': 'red' },
    failed: [
      ['6,4', 'HEX-CLAIM-07', 'contested'],
      ['6,4', 'HEX-CLAIM-07', 'contested'],
    ],
  },
  {
    title: 'a claim that fails its own tests negates nothing',
    pieces: { ...R1, B1: 'blue infantry 4 @ 7,4' },
    given: { capitals: { red: '5,4' } },
    orders: { red: ['R1 claim-area'], blue: ['B1 claim-area'] },
    control: { '6,4': 'red' },
    failed: [['6,4', 'HEX-CLAIM-23', 'no-capital']],
  },
  {
    title: 'two own detachments do not negate each other',
    pieces: { ...R1, R2: 'red infantry 4 @ 7,4' },
    given: HOME,
    orders: { red: ['R1 claim-area', 'R2 claim-area'] },
    control: { '6,4': 'red' },
  },
  {
    title: 'an enemy zone of control alone stops no claim',
    pieces: { ...R1, B1: 'blue infantry 4 @ 7,4' },
    given: HOME,
    orders: { red: ['R1 claim-area'] },
    control: { '6,4': 'red', '6,3': 'red' },
  },
  {
    title: 'a convoy under the claim stays its owner’s',
    pieces: { ...R1, B1: 'blue convoy 90 @ 6,4' },
    given: HOME,
    orders: { red: ['R1 claim-area'] },
    control: { '6,4': 'red' },
  },
];

describe('claims', () => {
  test.each(cases)('$title', ({ pieces, given, orders, control, failed }) => {
    const { state, events } = play(board(pieces, given), orders);
    const found = Object.fromEntries(Object.keys(control).map((at) => [at, state.control[hex(at)]]));
    expect(found).toEqual(control);
    if (failed === undefined) return;
    const rejected = told(events, 'claim-failed').map((event) => [event.hex, event.rule, event.code]);
    for (const one of failed) expect(rejected).toContainEqual(one);
  });

  test('HEX-CLAIM-07: a negated claim discovers nothing', () => {
    const pieces = { ...R1, B1: 'blue infantry 4 @ 7,4' };
    const { state, events } = play(board(pieces, { ...HOME, undiscovered: ['6,4'] }), {
      red: ['R1 claim-area'],
      blue: ['B1 claim-area'],
    });
    expect(told(events, 'discovery')).toEqual([]);
    expect(state.undiscovered).toEqual(['6,4']);
  });

  test('HEX-CLAIM-20: an empty enemy Stronghold in a claimed hex is taken, or razed if so ordered', () => {
    const state = board(R1, {
      ...HOME,
      strongholds: { '6,4': { owner: 'blue', level: 3 } },
      control: { blue: ['6,4'] },
    });
    const kept = play(state, { red: ['R1 claim-area'] });
    expect(kept.state.strongholds[hex('6,4')]).toMatchObject({ level: 2, owner: 'red', defences: [] });
    const order = { type: 'claim-area', piece: Object.values(state.pieces)[0]?.id, treatment: 'destroy' } as const;
    const razed = play(state, { red: order.piece === undefined ? [] : [{ ...order, piece: order.piece }] });
    expect(razed.state.strongholds).toEqual({});
    expect(told(razed.events, 'stronghold-taken', 'red')).toMatchObject([{ rule: 'HEX-CLAIM-20', razed: true }]);
    expect(told(razed.events, 'stronghold-lost', 'blue')).toMatchObject([{ by: null, hex: '6,4' }]);
  });

  test('HEX-CLAIM-06: a seat that loses a hex learns it, but learns who took it only if it sees that seat', () => {
    const unseen = play(board(R1, { ...HOME, control: { blue: ['6,4'] } }), { red: ['R1 claim-area'] });
    expect(told(unseen.events, 'control-lost', 'blue')).toMatchObject([{ hex: '6,4', by: null }]);
    const seen = play(board({ ...R1, B1: 'blue diplomat @ 7,4' }, { ...HOME, control: { blue: ['6,4'] } }), {
      red: ['R1 claim-area'],
    });
    expect(told(seen.events, 'control-lost', 'blue')).toMatchObject([{ hex: '6,4', by: 'red' }]);
  });

  test('control changes only by claiming or taking a settlement, and never to two seats', () => {
    fc.assert(
      fc.property(worlds, draws, (state, by) => {
        const sheets = drawnSheets(state, by);
        const { state: after, events } = play(
          state,
          Object.fromEntries(Object.entries(sheets).map(([seat, sheet]) => [seat, sheet.orders])),
        );
        const changed = Object.keys({ ...state.control, ...after.control }).filter((at) => {
          return state.control[hex(at)] !== after.control[hex(at)];
        });
        const won = new Set(
          [...told(events, 'claimed'), ...told(events, 'urban-taken')].map((event) => `${event.hex} ${event.seat}`),
        );
        for (const at of changed) expect(won).toContain(`${at} ${after.control[hex(at)]}`);
      }),
      { numRuns: 100 },
    );
  });
});
