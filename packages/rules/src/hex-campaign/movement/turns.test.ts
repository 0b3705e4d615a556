import { describe, expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import { board, hex, order, piece } from '../testing/board.ts';
import { play, told, viewOf } from '../testing/played.ts';
import type { Detachment, State, Unit } from '../types.ts';

const at = (state: State, id: string) => state.pieces[piece(id)]?.hex;
const detachment = (state: State, id: string): Detachment | null => {
  const found = state.pieces[piece(id)];
  return found?.kind === 'detachment' ? found : null;
};
/** The state with the given models in a detachment's units. */
function hurt(state: State, id: string, models: Partial<Unit['models']>, moveClass?: Unit['moveClass']): State {
  const mine = detachment(state, id);
  if (mine === null) return state;
  const units = mine.units.map((unit) => ({
    ...unit,
    moveClass: moveClass ?? unit.moveClass,
    models: { ready: 0, wounded: 0, damaged: 0, dead: 0, captured: 0, ...models },
  }));
  return { ...state, pieces: { ...state.pieces, [id]: { ...mine, units } } };
}

describe('HEX-MOV-01, -09: order of movers', () => {
  const initiative = { 'HEX-TURN-05 red': [6], 'HEX-TURN-05 blue': [1] };

  test('the second to move is stopped by the first at the first’s new place', () => {
    const state = board({ R1: 'red infantry 4 @ 4,4', B1: 'blue infantry 4 @ 8,4' });
    const { state: after, events } = play(state, { red: ['R1 path 5,4 6,4'], blue: ['B1 path 7,4 6,5'] }, initiative);
    expect([at(after, 'R1'), at(after, 'B1')]).toEqual(['6,4', '7,4']);
    expect(told(events, 'marched').map((event) => [event.piece, event.rule])).toEqual([
      ['R1', 'HEX-MOV-01'],
      ['B1', 'HEX-MOV-04'],
    ]);
  });

  test('a seat moves its pieces in the order of its sheet', () => {
    const state = board({ R1: 'red infantry 4 @ 4,4', R2: 'red infantry 4 @ 5,4' });
    expect(at(play(state, { red: ['R2 path 6,4', 'R1 path 5,4'] }).state, 'R1')).toBe('5,4');
    expect(at(play(state, { red: ['R1 path 5,4', 'R2 path 6,4'] }).state, 'R1')).toBe('4,4');
  });

  test('of two late movers the one with the highest initiative is last', () => {
    const state = board({
      R1: 'red infantry 4 @ 4,4 900 points scouts',
      B1: 'blue infantry 4 @ 6,4 900 points scouts',
    });
    const { events } = play(state, { red: ['R1 advance'], blue: ['B1 advance'] }, initiative);
    expect(told(events, 'marched').map((event) => event.piece)).toEqual(['B1']);
    expect(told(events, 'held').map((event) => event.piece)).toEqual(['R1']);
  });
});

describe('HEX-MORD-04, -05: late moves', () => {
  test('follows a target of its own side as far as it gets and ends beside it', () => {
    const state = board({ R1: 'red infantry 4 @ 4,4', R2: 'red infantry 4 @ 8,4', R3: 'red infantry 4 @ 6,6' });
    const { state: after } = play(state, { red: ['R1 follow R2', 'R3 follow R2'] });
    expect(at(after, 'R1')).toBe('6,4');
    expect(at(after, 'R3')).toBe('7,5');
  });

  test('goes where an enemy was last seen, not where it is now', () => {
    const state = board({ R1: 'red infantry 4 @ 4,4', R2: 'red diplomat @ 8,4', B1: 'blue infantry 8 @ 7,4' });
    const { state: after, events } = play(state, { red: ['R1 follow B1'], blue: ['B1 path 6,5 5,6 4,7'] });
    expect(at(after, 'B1')).toBe('4,7');
    expect(told(events, 'marched', 'red')).toMatchObject([{ piece: 'R1', trail: ['5,4', '6,4'] }]);
  });

  test('does not plan around pieces that its side does not see', () => {
    const open = board({ R1: 'red infantry 4 @ 4,4', R2: 'red diplomat @ 9,4', R3: 'red infantry 4 @ 9,4' });
    const walled = board({
      R1: 'red infantry 4 @ 4,4',
      R2: 'red diplomat @ 9,4',
      R3: 'red infantry 4 @ 9,4',
      B1: 'blue infantry 4 @ 6,4',
    });
    const planned = (state: State) => told(play(state, { red: ['R1 follow R3'] }).events, 'marched', 'red')[0]?.planned;
    expect(planned(walled)).toEqual(planned(open));
  });

  test('does not plan along roads that its side has not seen', () => {
    const pieces = { R1: 'red infantry 4 @ 4,4', R3: 'red infantry 4 @ 12,4' };
    const roads = ['6,3|7,3', '7,3|8,3', '8,3|9,3', '9,3|10,3'];
    const planned = (given: Parameters<typeof board>[1]) =>
      told(play(board(pieces, given), { red: ['R1 follow R3'] }).events, 'marched', 'red')[0]?.planned;
    expect(planned({ roads })).toEqual(planned({}));
    expect(planned({ roads, control: { red: ['7,3', '8,3', '9,3'] } })).not.toEqual(planned({}));
  });

  test('advances on an enemy in its own sight and stops in its zone', () => {
    const state = board({ R1: 'red infantry 4 @ 4,4 900 points scouts', B1: 'blue infantry 4 @ 6,4' });
    expect(at(play(state, { red: ['R1 advance'] }).state, 'R1')).toBe('5,4');
    const blind = board({ R1: 'red infantry 4 @ 4,4', R2: 'red infantry 4 @ 7,4', B1: 'blue infantry 4 @ 6,4' });
    expect(at(play(blind, { red: ['R1 advance'] }).state, 'R1')).toBe('4,4');
  });

  test('draws among enemies equally near', () => {
    const state = board({
      R1: 'red infantry 4 @ 5,4 900 points scouts',
      B1: 'blue infantry 4 @ 7,4',
      B2: 'blue infantry 4 @ 3,4',
    });
    expect(at(play(state, { red: ['R1 advance'] }, { 'HEX-MORD-05 R1': [1] }).state, 'R1')).toBe('6,4');
    expect(at(play(state, { red: ['R1 advance'] }, { 'HEX-MORD-05 R1': [2] }).state, 'R1')).toBe('4,4');
  });
});

describe('HEX-MOV-06, -07: convoys and diplomats on the way', () => {
  test('a convoy is captured where it is and no longer moves', () => {
    const state = board({ R1: 'red infantry 4 @ 5,4', B1: 'blue convoy 120 @ 6,4' });
    const { state: after, events } = play(
      state,
      { red: ['R1 path 6,4 7,4'], blue: ['B1 path 6,5'] },
      { 'HEX-TURN-05 red': [6], 'HEX-TURN-05 blue': [1] },
    );
    expect(after.pieces[piece('B1')]).toMatchObject({ seat: 'red', hex: '6,4', bp: 120 });
    expect(told(events, 'convoy-lost', 'blue')).toMatchObject([{ bp: 120, hex: '6,4', by: null, phase: 'movement' }]);
    expect(told(events, 'order-refused', 'blue')).toMatchObject([{ rule: 'HEX-MOV-06', code: 'piece-gone' }]);
  });

  test('its owner learns who took it only if the taker is in sight', () => {
    const state = board({ R1: 'red infantry 4 @ 5,4', B1: 'blue convoy 120 @ 6,4', B2: 'blue diplomat @ 8,3' });
    const { events } = play(state, { red: ['R1 path 6,4 7,4'] });
    expect(told(events, 'convoy-lost', 'blue')).toMatchObject([{ by: 'red' }]);
  });

  test('a diplomat is lost, but not in the enterer’s Capital', () => {
    const state = board(
      { R1: 'red infantry 4 @ 5,4', B1: 'blue diplomat @ 6,4', B2: 'blue diplomat @ 7,4' },
      { capitals: { red: '7,4' } },
    );
    const { state: after } = play(state, { red: ['R1 path 6,4 7,4'] });
    expect(Object.keys(after.pieces).sort()).toEqual(['B2', 'R1']);
  });

  test('convoys of a pact partner are left alone', () => {
    const state = board(
      { R1: 'red infantry 4 @ 5,4', B1: 'blue convoy 120 @ 6,4' },
      { treaties: [['pact', 'red', 'blue']] },
    );
    expect(play(state, { red: ['R1 path 6,4'] }).state.pieces[piece('B1')]).toMatchObject({ seat: 'blue' });
  });
});

describe('HEX-MORD-07: recover', () => {
  const wounded = (given: Parameters<typeof board>[1]) =>
    hurt(board({ R1: 'red infantry 4 @ 5,4' }, given), 'R1', { ready: 8, wounded: 1 });
  const ready = (state: State, die: number) =>
    detachment(play(state, { red: ['R1 recover'] }, { 'HEX-MORD-07 R1': [die] }).state, 'R1')?.units[0]?.models.ready;
  const place = readSite('city sm: medic-center');

  test.each([
    ['in the field 5 is not enough', {}, 5, 8],
    ['in the field 6 is', {}, 6, 9],
    ['in a Camp 5 is', { strongholds: { '5,4': { owner: 'red' } } }, 5, 9],
    ['in another seat’s Camp it is not', { strongholds: { '5,4': { owner: 'blue' } } }, 5, 8],
    ['in the Capital 4 is', { capitals: { red: '5,4' }, strongholds: { '5,4': { owner: 'red' } } }, 4, 9],
    ['in the Capital 3 is not', { capitals: { red: '5,4' }, strongholds: { '5,4': { owner: 'red' } } }, 3, 8],
  ] as const)('%s', (_title, given, die, expected) => {
    expect(ready(wounded(given), die)).toBe(expected);
  });

  test('medics heal without a die', () => {
    const state = wounded({ sites: { '5,4': place }, control: { red: ['5,4'] } });
    const { events } = play(state, { red: ['R1 recover'] });
    expect(told(events, 'recovered', 'red')).toMatchObject([{ die: null, ready: true }]);
  });

  test('beside an enemy army it turns into guarding', () => {
    const state = hurt(board({ R1: 'red infantry 4 @ 5,4', B1: 'blue garrison @ 6,4' }), 'R1', {
      wounded: 2,
      ready: 8,
    });
    const { events } = play(state, { red: ['R1 recover'] });
    expect(told(events, 'order-refused', 'red')).toMatchObject([{ rule: 'HEX-MORD-07', code: 'enemy-adjacent' }]);
    expect(told(events, 'recovered', 'red')).toEqual([]);
  });
});

describe('HEX-MOV-17: skimmers that end in bad terrain', () => {
  const rows = ['ppppppp', 'ppfjspp', 'ppppppp'];
  const three = (given = {}) => hurt(board({ R1: 'red skimmer 8 @ 1,1' }, { rows, ...given }), 'R1', { ready: 3 });
  const dice = { 'HEX-MOV-17 R1': [3, 4, 6] };

  test('in forest they are damaged on 4 and more', () => {
    const { state } = play(three(), { red: ['R1 path 2,1'] }, dice);
    expect(detachment(state, 'R1')?.units[0]?.models).toMatchObject({ ready: 1, damaged: 2 });
  });

  test('not if the last step followed a road, and not if they stayed', () => {
    const { events } = play(three({ roads: ['1,1|2,1'] }), { red: ['R1 path 2,1'] }, dice);
    expect(told(events, 'skimmer-checked')).toEqual([]);
    const staying = hurt(board({ R1: 'red skimmer 8 @ 2,1' }, { rows }), 'R1', { ready: 3 });
    expect(told(play(staying, { red: ['R1 guard'] }).events, 'skimmer-checked')).toEqual([]);
  });

  test('at sea they are lost, and with them the detachment', () => {
    const state = hurt(board({ R1: 'red skimmer 8 @ 3,1' }, { rows }), 'R1', { ready: 3 });
    const { state: after, events } = play(state, { red: ['R1 path 4,1'] });
    expect(after.pieces).toEqual({});
    expect(told(events, 'skimmer-checked', 'red')).toHaveLength(3);
    expect(told(events, 'detachment-lost', 'red')).toMatchObject([{ rule: 'HEX-MOV-17', hex: '4,1' }]);
  });

  test('a convoy of skimmers is lost at sea with its BP', () => {
    const state = board({ R1: 'red convoy 70 @ 3,1' }, { rows, factions: { red: 'el' } });
    const { state: after, events } = play(state, { red: ['R1 path 4,1'] });
    expect(after.pieces).toEqual({});
    expect(told(events, 'convoy-lost', 'red')).toMatchObject([{ bp: 70, by: null, rule: 'HEX-MOV-17' }]);
  });
});

describe('HEX-SIGHT-09: passing', () => {
  const state = (seePassing: boolean) =>
    board(
      { R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 8 @ 3,6' },
      { settings: { seePassing }, treaties: [['pact', 'red', 'blue']] },
    );
  const blue = { blue: ['B1 path 4,5 5,5 6,5 7,5'] };

  test('is not shown', () => {
    expect(told(play(state(false), blue).events, 'passed', 'red')).toEqual([]);
    expect(viewOf(play(state(false), blue).state, 'red').seen).toEqual({});
  });

  test('unless the setting says so', () => {
    expect(told(play(state(true), blue).events, 'passed', 'red')).toMatchObject([
      { rule: 'HEX-SIGHT-09', hexes: ['4,5', '5,5'], piece: { id: 'B1', hex: '5,5' } },
    ]);
  });
});

test('HEX-TURN-04: a seat without a sheet reads the names of all pieces that could have had an order', () => {
  const state = board({ R1: 'red infantry 4 @ 5,4', R2: 'red convoy 9 @ 5,5', R3: 'red garrison @ 6,5' });
  expect(told(play(state, {}).events, 'orders-missing', 'red')).toMatchObject([{ pieces: ['R1', 'R2'] }]);
  expect(told(play(state, { red: [order('R1 path 6,4')] }).events, 'orders-missing', 'red')).toEqual([]);
  expect(told(play(state, { red: [] }).events, 'orders-missing', 'red')).toEqual([]);
  expect(at(play(state, {}).state, 'R1')).toBe(hex('5,4'));
});
