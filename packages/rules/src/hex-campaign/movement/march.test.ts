import { describe, expect, test } from 'vitest';
import { invariant } from '../../kernel/index.ts';
import type { BoardGiven } from '../testing/board.ts';
import { board, hex, order, piece } from '../testing/board.ts';
import { indexOf, keyAt } from './grid.ts';
import { groundOf } from './ground.ts';
import { march } from './march.ts';
import { moverOf } from './mover.ts';

interface Case {
  readonly title: string;
  readonly pieces: Readonly<Record<string, string>>;
  readonly order: string;
  readonly trail: readonly string[];
  readonly spent: number;
  readonly stop?: readonly [rule: string, code: string, hex: string];
  readonly given?: BoardGiven;
}

function walked({ pieces, given, order: text }: Case) {
  const state = board(pieces, given);
  const ground = groundOf(state);
  const ordered = order(text);
  const mine = state.pieces[ordered.piece];
  invariant(mine !== undefined && 'path' in ordered, 'a case marches a piece along a path');
  const at = { seat: ground.seats.indexOf(mine.seat), start: indexOf(ground.grid, mine.hex) };
  const mover = moverOf(mine, state.seats[mine.seat]?.faction ?? 'sm', at, ordered);
  invariant(mover !== null, 'a case marches a piece that moves');
  const { trail, spent, stop } = march(
    ground,
    mover,
    ordered.path.map((key) => indexOf(ground.grid, key)),
  );
  const why = stop === null ? {} : { stop: [stop.rule, stop.code, stop.hex] };
  return { trail: trail.map((index) => keyAt(ground.grid, index)), spent, ...why };
}

const infantry = (mv: number, at = '5,4') => ({ R1: `red infantry ${mv} @ ${at}` });

/** Row 5 of an open map with other terrain in columns 8 to 11, which is where `6,4` to `9,4` lie. */
const rowFour = (letters: string): BoardGiven => ({
  rows: Array.from({ length: 12 }, (_, row) => (row === 4 ? `pppppppp${letters}`.padEnd(15, 'p') : 'p'.repeat(15))),
});

const cases: readonly Case[] = [
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
    title: 'stops where it enters a zone of control', // (1,0) is free, (2,0) next to the enemy at (2,1)
    pieces: { ...infantry(8), B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4'],
    spent: 4,
    stop: ['HEX-MOV-04', 'enemy-zoc', '7,4'],
  },
  {
    title: 'that ends in a zone of control anyway was not stopped',
    pieces: { ...infantry(8), B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 4,
  },
  {
    title: 'leaves a zone of control freely',
    pieces: { ...infantry(8, '8,4'), B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 9,4 10,4',
    trail: ['9,4', '10,4'],
    spent: 4,
  },
  {
    title: 'passes a zone of control where an own garrison stands in it',
    pieces: { R1: 'red convoy 10 @ 6,4', R2: 'red garrison @ 7,4', B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 7,4 8,3',
    trail: ['7,4', '8,3'],
    spent: 4,
  },
  {
    title: 'is not stopped by a convoy, a spy or a diplomat of an enemy',
    pieces: { ...infantry(8), B1: 'blue convoy 9 @ 6,5', B2: 'blue spy @ 7,5', B3: 'blue diplomat @ 8,5' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'is not stopped by a pact partner in land that is nobody’s',
    pieces: { ...infantry(8), B1: 'blue infantry 4 @ 7,5' },
    given: { treaties: [['pact', 'red', 'blue']] },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'does not enter a hex with an enemy army',
    pieces: { ...infantry(8), B1: 'blue garrison @ 6,4' },
    order: 'R1 path 6,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MOV-03', 'enemy-army', '6,4'],
  },
  {
    title: 'that would end on a friend is cut back',
    pieces: { ...infantry(4), R2: 'red infantry 4 @ 7,4' },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-02', 'stacking', '7,4'],
  },
  {
    title: 'passes a friend when it can go on',
    pieces: { ...infantry(6), R2: 'red infantry 4 @ 7,4' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'ends with a garrison of its own',
    pieces: { ...infantry(4), R2: 'red garrison @ 6,4' },
    order: 'R1 path 6,4',
    trail: ['6,4'],
    spent: 2,
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
  {
    title: 'flying high is stopped by zones of control',
    pieces: { R1: 'red skimmer 8 @ 4,4', B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 5,4 6,4 7,4 8,4 high',
    trail: ['5,4', '6,4', '7,4'],
    spent: 3,
    stop: ['HEX-MOV-04', 'enemy-zoc', '7,4'],
  },
  {
    title: 'of a spy ignores zones of control',
    pieces: { R1: 'red spy @ 5,4', B1: 'blue infantry 4 @ 7,5' },
    order: 'R1 path 6,4 7,4 8,4',
    trail: ['6,4', '7,4', '8,4'],
    spent: 6,
  },
  {
    title: 'of a spy stops at an enemy convoy',
    pieces: { R1: 'red spy @ 5,4', B1: 'blue convoy 5 @ 6,4' },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-SPY-03', 'spy-target', '6,4'],
  },
  {
    title: 'stops before the land of a pact partner',
    pieces: infantry(4),
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['7,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4'],
    spent: 2,
    stop: ['HEX-MOV-22', 'partner-land', '7,4'],
  },
  {
    title: 'out of a pact partner’s land goes through it when it ends outside',
    pieces: infantry(6),
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['5,4', '6,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 4,
  },
  {
    title: 'out of a pact partner’s land that gets stuck inside does not begin',
    pieces: infantry(2),
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['5,4', '6,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: [],
    spent: 0,
    stop: ['HEX-MOV-22', 'partner-land', '6,4'],
  },
  {
    title: 'of a diplomat passes a pact partner’s land',
    pieces: { R1: 'red diplomat @ 5,4' },
    given: { treaties: [['pact', 'red', 'blue']], control: { blue: ['6,4', '7,4'] } },
    order: 'R1 path 6,4 7,4',
    trail: ['6,4', '7,4'],
    spent: 4,
  },
  {
    title: 'of a diplomat enters a Capital that is held',
    pieces: { R1: 'red diplomat @ 5,4', B1: 'blue garrison @ 6,4' },
    given: { capitals: { blue: '6,4' } },
    order: 'R1 path 6,4',
    trail: ['6,4'],
    spent: 2,
  },
];

describe('a march', () => {
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
      const mover = mine && moverOf(mine, 'sm', { seat: 0, start }, { type: 'path', high: true });
      const path = ['1,0', '2,0', '3,0', '4,0', '5,0'].map((key) => indexOf(ground.grid, hex(key)));
      return mover && march(ground, mover, path);
    };
    expect(at(1)).toMatchObject({ trail: [], stop: { rule: 'HEX-MOV-18', code: 'enemy-airspace' } });
    expect(at(2)).toMatchObject({ spent: 4, stop: { rule: 'HEX-MOV-18', hex: '5,0' } });
  });
});
