import { describe, expect, test } from 'vitest';
import { checkMovementOrders } from '../check-movement.ts';
import { readSite } from '../notation.ts';
import { type BoardGiven, board, hex, order, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { MovementOrder, State } from '../types.ts';
import { foreseen } from './foreseen.ts';
import { viewsInTurn } from './in-turn.ts';
import { optionsOf } from './options.ts';

const PIECES = { R1: 'red infantry 4 @ 5,4', R2: 'red infantry 4 @ 4,4', B1: 'blue infantry 4 @ 9,4' };

test.each<[string, readonly string[], boolean]>([
  ['nobody has moved', [], false],
  ['the other guards', ['R1 guard'], false],
  ['the other has left', ['R1 path 6,4'], true],
  ['the other leaves later', ['R2 path 4,3', 'R1 path 6,4'], false],
  ['the other gets nowhere', ['R1 path 4,4'], false],
])('HEX-MOV-02: whether a detachment may end where another of its player stood when %s: %j', (_title, orders, may) => {
  const view = viewsInTurn(viewOf(board(PIECES), 'red'), orders.map(order))(piece('R2'));
  const path = optionsOf(view, piece('R2'))?.choices.find(({ type }) => type === 'path');
  expect(path?.reach.some((one) => one.hex === hex('5,4'))).toBe(may);
  expect(foreseen(view, order('R2 path 5,4'))?.stop?.code ?? null).toBe(may ? null : 'stacking');
});

test('nothing changes in a view where nobody has moved', () => {
  const view = viewOf(board(PIECES), 'red');
  expect(viewsInTurn(view, [order('R1 guard'), order('R2 path 4,3')])(piece('R1'))).toBe(view);
});

describe('HEX-MORD-12: a weak detachment bound for a Stronghold that another of its player holds', () => {
  const state = board(
    { R1: 'red infantry 4 @ 5,4', R2: 'red infantry 4 @ 3,4 400 points' },
    { capitals: { red: '3,9' }, strongholds: { '5,4': { owner: 'red' } } },
  );
  const path = order('R2 path 4,4');

  test.each<[string, readonly MovementOrder[], readonly string[]]>([
    ['may go there once the other has left', [order('R1 path 6,4'), path], []],
    ['may not go there if the other leaves later', [path, order('R1 path 6,4')], ['weak-detachment']],
    ['may not go there while the other stays', [path], ['weak-detachment']],
  ])('%s, in the choices and in the check', (_title, orders, refused) => {
    const view = viewOf(state, 'red');
    expect(checkMovementOrders(view, { phase: 'movement-orders', orders }).map(({ code }) => code)).toEqual(refused);
    const option = optionsOf(viewsInTurn(view, orders)(piece('R2')), piece('R2'));
    const reach = option?.choices.find(({ type }) => type === 'path')?.reach.map((one) => one.hex) ?? [];
    expect(reach.includes(hex('4,4'))).toBe(refused.length === 0);
  });
});

/** Whether R2 may march to where R1 was, once R1 has carried out its order. */
function mayFollowInto(state: State, first: MovementOrder): boolean {
  const view = viewsInTurn(viewOf(state, 'red'), [first])(piece('R2'));
  const path = optionsOf(view, piece('R2'))?.choices.find(({ type }) => type === 'path');
  return path?.reach.some((one) => one.hex === hex('5,4')) === true;
}

test('HEX-RACE-EL-05: the hex that another leaves by a webway is free, unless the other end is taken', () => {
  const given: BoardGiven = {
    factions: { red: 'el' },
    settings: { webways: 'on' },
    sites: { [hex('5,4')]: readSite('city el 0 bp'), [hex('9,4')]: readSite('city el 0 bp') },
    control: { red: ['5,4', '9,4'] },
  };
  const leaves: MovementOrder = { type: 'webway', piece: piece('R1'), to: hex('9,4') };
  expect(mayFollowInto(board(PIECES, given), { type: 'guard', piece: piece('R1') })).toBe(false);
  expect(mayFollowInto(board({ R1: PIECES.R1, R2: PIECES.R2 }, given), leaves)).toBe(true);
  const taken = { R1: PIECES.R1, R2: PIECES.R2, R3: 'red infantry 4 @ 9,4' };
  expect(mayFollowInto(board(taken, given), leaves)).toBe(false);
});

test('HEX-RACE-SM-02: so is the hex that another leaves for orbit, if it can', () => {
  const state = board(PIECES, {
    factions: { red: 'sm', green: 'ig' },
    sites: { [hex('5,4')]: readSite('city ig 0 bp') },
    control: { green: ['5,4'] },
    treaties: [['alliance', 'red', 'green']],
  });
  const R1 = state.pieces[piece('R1')];
  if (R1?.kind !== 'detachment') throw new Error('R1 is a detachment');
  const pods = R1.units.map((unit) => ({ ...unit, tags: ['drop-pod' as const] }));
  const lifted = { ...state, pieces: { ...state.pieces, R1: { ...R1, units: pods } } };
  const leaves: MovementOrder = { type: 'to-orbit', piece: piece('R1') };
  expect(mayFollowInto(lifted, leaves)).toBe(true);
  expect(mayFollowInto(state, leaves)).toBe(false);
});
