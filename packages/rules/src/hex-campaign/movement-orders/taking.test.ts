import { expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { MovementOrder } from '../types.ts';
import { mayTake } from './taking.ts';

const state = board(
  {
    R1: 'red infantry 4 @ 5,4',
    R2: 'red infantry 4 @ 7,4',
    R3: 'red infantry 4 @ 3,4',
    S1: 'red spy @ 5,4',
  },
  {
    sites: {
      [hex('7,4')]: readSite('town ig 0 bp', 'Ashby'),
      [hex('3,4')]: readSite('town ig 0 bp', 'Home'),
    },
    control: { blue: ['7,4'], red: ['3,4'] },
  },
);
const view = viewOf(state, 'red');

function takes(id: string, order: object): boolean {
  const one = view.pieces[piece(id)];
  if (one === undefined) throw new Error(`no ${id}`);
  return mayTake(view, one, { piece: one.id, ...order } as MovementOrder);
}

test.each<[object, boolean]>([
  [{ type: 'path', path: [hex('6,4')] }, true],
  [{ type: 'move-and-claim', path: [hex('6,4')] }, true],
  [{ type: 'follow', target: piece('B1') }, true],
  [{ type: 'advance' }, true],
  [{ type: 'claim-area' }, true],
  [{ type: 'claim-area', shrine: { defence: 'd', god: 'khorne', payer: hex('3,4') } }, false],
  [{ type: 'reserve', path: [hex('6,4')] }, false],
  [{ type: 'guard' }, false],
  [{ type: 'recover' }, false],
  [{ type: 'to-orbit' }, false],
  [{ type: 'webway', to: hex('3,4') }, false],
])('%j may take a place: %s', (order, may) => {
  expect(takes('R1', order)).toBe(may);
});

test('staying in somebody else’s settlement may take it; staying in one’s own does not', () => {
  expect(takes('R2', { type: 'guard' })).toBe(true);
  expect(takes('R3', { type: 'guard' })).toBe(false);
});

test('only detachments take places', () => {
  expect(takes('S1', { type: 'path', path: [hex('6,4')] })).toBe(false);
});
