import { expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { readPiece } from '../notation.ts';
import { playOf, stateOf } from '../play.ts';
import { board, dice, hex, piece } from '../testing/board.ts';
import type { Captives, State } from '../types.ts';
import { defeats } from './defeat.ts';

function after(state: State): State {
  const play = playOf(state, {}, { dice: dice() });
  defeats(play);
  return stateOf(play);
}

const lostAll = (state: State, seat: string): State => {
  const id = seatId(seat);
  const record = state.seats[id];
  if (record === undefined) throw new Error(`no seat ${seat}`);
  return { ...state, seats: { ...state.seats, [id]: { ...record, capital: null, lostCapital: hex('9,4') } } };
};

const captive = (id: string, of: string, captor: string): Captives => {
  const detachment = readPiece(id, `${of} infantry 4 @ 5,4`);
  if (detachment.kind !== 'detachment') throw new Error('captives are detachments');
  const holder = { kind: 'prison', hex: hex('5,4') } as const;
  return { detachment, captor: seatId(captor), holder, imprisoned: 1, jailed: 1 };
};

test('captives of a beaten player are freed immediately, to be rearmed', () => {
  const given = lostAll(board({ R1: 'red infantry 4 @ 1,1' }), 'blue');
  const state = after({ ...given, captives: { [piece('C1')]: captive('C1', 'red', 'blue') } });
  expect(state.seats[seatId('blue')]?.beaten).toBe(1);
  expect(state.captives).toEqual({});
  expect(state.pieces[piece('C1')]).toMatchObject({ seat: 'red', hex: '5,4', disarmed: true });
});

test('two seats beaten together: captives of each other vanish with their owners', () => {
  const given = lostAll(lostAll(board({ G1: 'green infantry 4 @ 1,1' }), 'red'), 'blue');
  const state = after({ ...given, captives: { [piece('C1')]: captive('C1', 'red', 'blue') } });
  expect(Object.values(state.seats).map(({ beaten }) => beaten)).toEqual([1, 1, null]);
  expect(state.captives).toEqual({});
  expect(Object.keys(state.pieces)).toEqual(['G1']);
});

test('a player who is out is not beaten again', () => {
  const once = after(lostAll(board({ R1: 'red infantry 4 @ 1,1' }), 'blue'));
  const twice = after({ ...once, turn: 7 });
  expect(twice.seats[seatId('blue')]?.beaten).toBe(1);
});
