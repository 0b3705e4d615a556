import { describe, expect, test } from 'vitest';
import { groundOf } from '../ground/ground.ts';
import { moverOf } from '../ground/mover.ts';
import { indexOf } from '../map/grid.ts';
import type { BoardGiven } from '../testing/board.ts';
import { board, hex, piece } from '../testing/board.ts';
import { seatIn } from '../testing/numbers.ts';
import type { Walk } from '../testing/walked.ts';
import { infantry, walked } from '../testing/walked.ts';
import { march } from './march.ts';

/** Row 5 of an open map with other terrain in columns 8 to 11, which is where `6,4` to `9,4` lie. */
const rowFour = (letters: string): BoardGiven => ({
  rows: Array.from({ length: 12 }, (_, row) => (row === 4 ? `pppppppp${letters}`.padEnd(15, 'p') : 'p'.repeat(15))),
});

const cases: readonly Walk[] = [
  {
    title: 'of four plains hexes stops after two with 4',
    pieces: infantry(4),
    order: 'R1 path 6,4 7,4 8,4 9,4',
    trail: ['6,4', '7,4'],
    spent: 4,
    stop: ['HEX-MOV-10', 'allowance', '8,4'],
  },
  {
    title: 'enters jungle with 4 as its whole move',
    pieces: infantry(4),
    given: rowFour('j'),
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 6,
    stop: ['HEX-MOV-10', 'allowance', '7,4'],
  },
  {
    title: 'does not enter jungle with 4 without the minimum of one hex',
    pieces: infantry(4),
    given: { ...rowFour('j'), settings: { minimumOneHex: false } },
    order: 'R1 path 6,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MOV-10', 'allowance', '6,4'],
  },
  {
    title: 'after one plains hex has not enough left for hills',
    pieces: infantry(4),
    given: rowFour('ph'),
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-10', 'allowance', '7,4'],
  },
  {
    title: 'pays half along a road through jungle and hills',
    pieces: infantry(8),
    given: { ...rowFour('jh'), roads: ['5,4|6,4', '6,4|7,4'] },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 5,
  },
  {
    title: 'takes a convoy into forest only along a road',
    pieces: { R1: 'red convoy 50 @ 5,4' },
    given: { ...rowFour('ff'), roads: ['5,4|6,4'] },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-15', 'closed-terrain', '7,4'],
  },
  {
    title: 'pays two more over a river, and not where a road bridges it',
    pieces: infantry(8),
    given: { rivers: ['5,4|6,4', '6,4|7,4'], roads: ['6,4|7,4'] },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 5,
  },
  {
    title: 'of skimmers pays nothing for a river',
    pieces: { R1: 'red skimmer 4 @ 5,4' },
    given: { rivers: ['5,4|6,4'] },
    order: 'R1 path 6,4',
    trail: ['6,4'],
    spent: 2,
  },
  {
    title: 'of tracked vehicles ends behind a river with two points unused',
    pieces: { R1: 'red tracked 6 @ 5,4' },
    given: { rivers: ['5,4|6,4'] },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 4,
    stop: ['HEX-MOV-16', 'tracked-river', '6,4'],
  },
  {
    title: 'of tracked vehicles goes on where the setting frees them',
    pieces: { R1: 'red tracked 6 @ 5,4' },
    given: { rivers: ['5,4|6,4'], settings: { trackedRiver: 'free' } },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 6,
  },
  {
    title: 'of tracked vehicles needs a bridge where the setting asks for one',
    pieces: { R1: 'red tracked 6 @ 5,4' },
    given: { rivers: ['5,4|6,4'], settings: { trackedRiver: 'bridgeOnly' } },
    order: 'R1 path 6,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MOV-16', 'river', '6,4'],
  },
  {
    title: 'of wheeled vehicles needs a bridge',
    pieces: { R1: 'red wheeled 6 @ 5,4' },
    given: { rivers: ['5,4|6,4'] },
    order: 'R1 path 6,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MOV-16', 'river', '6,4'],
  },
  {
    title: 'may come back to where it started',
    pieces: infantry(4),
    order: 'R1 path 6,4 5,4',
    trail: ['6,4', '5,4'],
    spent: 4,
  },
  {
    title: 'to claim has half the allowance, rounded up',
    pieces: infantry(6),
    order: 'R1 move-and-claim 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-10', 'allowance', '7,4'],
  },
  {
    title: 'in reserve has two points more in own land',
    pieces: infantry(4),
    given: { control: { red: ['6,4', '7,4', '8,4'] } },
    order: 'R1 reserve 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'in reserve ends with its own land',
    pieces: infantry(4),
    given: { control: { red: ['6,4'] } },
    order: 'R1 reserve 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MORD-10', 'reserve-not-own', '7,4'],
  },
  {
    title: 'in reserve stops two hexes before an enemy',
    pieces: { ...infantry(4), B1: 'blue infantry 4 @ 10,4' },
    given: { control: { red: ['6,4', '7,4', '8,4'] } },
    order: 'R1 reserve 6,4 7,4 8,4',
    trail: ['6,4', '7,4'],
    spent: 4,
    stop: ['HEX-MORD-10', 'reserve-enemy-near', '8,4'],
  },
  {
    title: 'in reserve does not begin within two hexes of an enemy',
    pieces: { ...infantry(4), B1: 'blue infantry 4 @ 3,4' },
    given: { control: { red: ['6,4'] } },
    order: 'R1 reserve 6,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MORD-10', 'reserve-enemy-near', '6,4'],
  },
  {
    title: 'of the released is one plains hex long',
    pieces: infantry(2),
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-10', 'allowance', '7,4'],
  },
  {
    title: 'flying high pays one a hex and no river',
    pieces: { R1: 'red skimmer 4 @ 4,4' },
    given: { ...rowFour('jsff'), rivers: ['4,4|5,4'] },
    order: 'R1 path 5,4 6,4 7,4 8,4 high',
    trail: ['5,4', '6,4', '7,4', '8,4'],
    spent: 4,
  },
];

describe('a march over the map', () => {
  test.each(cases)('$title', (given) => {
    const { trail, spent, stop } = given;
    expect(walked(given)).toEqual(stop === undefined ? { trail, spent } : { trail, spent, stop });
  });

  test('flying high does not start in an Airspace that an enemy controls, and stops before one', () => {
    const state = board({ R1: 'red skimmer 8 @ 0,0' });
    const at = (airspace: number) => {
      const ground = groundOf({
        ...state,
        airControl: [{ airspace, seats: [state.seatOrder[1] ?? state.seatOrder[0]].flatMap((s) => s ?? []) }],
      });
      const mine = state.pieces[piece('R1')];
      const start = indexOf(ground.grid, hex('0,0'));
      const mover = mine && moverOf(mine, 'sm', { seat: seatIn(0), start }, { type: 'path', high: true });
      const path = ['1,0', '2,0', '3,0', '4,0', '5,0'].map((key) => indexOf(ground.grid, hex(key)));
      return mover && march(ground, mover, path);
    };
    expect(at(1)).toMatchObject({ trail: [], stop: { rule: 'HEX-MOV-18', code: 'enemy-airspace' } });
    expect(at(2)).toMatchObject({ spent: 4, stop: { rule: 'HEX-MOV-18', hex: '5,0' } });
  });
});
