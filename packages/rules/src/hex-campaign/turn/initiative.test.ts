import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { board, dice } from '../testing/board.ts';
import { play, told } from '../testing/played.ts';
import { rolledInitiative } from './initiative.ts';

const seats = (strategy: Readonly<Record<string, number>>) =>
  Object.entries(strategy).map(([id, value]) => ({ id: seatId(id), strategy: value }));

describe('HEX-TURN-05, -06: initiative', () => {
  test.each([
    ['adds the strategy value to the die', { red: 0, blue: 3 }, { red: [4], blue: [2] }, {}, ['blue', 'red']],
    [
      'rerolls ties until they are settled',
      { red: 0, blue: 0, green: 0 },
      { red: [5], blue: [5], green: [3] },
      { red: [2, 6], blue: [2, 1] },
      ['red', 'blue', 'green'],
    ],
    [
      'rerolls only between those still tied',
      { red: 0, blue: 0, green: 0 },
      { red: [2], blue: [2], green: [2] },
      { red: [6], blue: [4, 1], green: [4, 5] },
      ['red', 'green', 'blue'],
    ],
    [
      'adds nothing to a reroll',
      { red: 5, blue: 0 },
      { red: [1], blue: [6] },
      { red: [2], blue: [3] },
      ['blue', 'red'],
    ],
  ] as const)('%s', (_title, strategy, first, again, order) => {
    const forced = Object.fromEntries([
      ...Object.entries(first).map(([seat, values]) => [`HEX-TURN-05 ${seat}`, values]),
      ...Object.entries(again).map(([seat, values]) => [`HEX-TURN-06 ${seat}`, values]),
    ]);
    expect(rolledInitiative(seats(strategy), dice(forced)).map((roll) => roll.seat)).toEqual(order);
  });

  test('the order is public immediately, the dice when the turn ends', () => {
    const { events } = play(board({}), {}, { 'HEX-TURN-05 red': [1], 'HEX-TURN-05 blue': [6] });
    expect(told(events, 'initiative', 'red')).toMatchObject([{ order: ['blue', 'red'], to: 'all', phase: 'movement' }]);
    expect(told(events, 'initiative-dice', 'red')).toMatchObject([
      {
        phase: 'end-of-turn',
        rolls: [
          { seat: 'blue', die: 6 },
          { seat: 'red', die: 1 },
        ],
      },
    ]);
  });

  test('the next turn opens without an order of movers, without a trace of the last one', () => {
    expect(play(board({}), {}).state).toMatchObject({ turn: 2, phase: 'movement-orders', initiative: [] });
  });

  test('with full visibility the dice are announced with the order', () => {
    const { events } = play(board({}, { settings: { initiativeVisibility: 'full' } }), {});
    expect(told(events, 'initiative-dice', 'red')).toMatchObject([{ phase: 'movement' }]);
  });

  test('every seat has one place, and never before a seat with a higher total', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 9 }), fc.nat(1000), (strategies, seed) => {
        const table = strategies.map((strategy, i) => ({ id: seatId(`s${i}`), strategy }));
        const rolls = rolledInitiative(table, dice({}, seed));
        expect(rolls.map((roll) => roll.seat).sort()).toEqual(table.map((seat) => seat.id).sort());
        const totals = rolls.map((roll) => roll.total);
        expect(totals).toEqual([...totals].sort((a, b) => b - a));
      }),
    );
  });
});
