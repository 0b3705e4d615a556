import { expect, test } from 'vitest';
import { readSite } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { spyWishes } from './options.ts';

const state = board(
  { S1: 'red spy @ 5,4', R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 6,4', R2: 'red infantry 4 @ 7,5' },
  { sites: { [hex('7,4')]: readSite('town ig 0 bp', 'Ashby') }, control: { blue: ['7,4'] } },
);
const wishes = (id: string, ...path: readonly string[]) => {
  const view = viewOf(state, 'red');
  const spy = view.pieces[piece(id)];
  return spy === undefined ? null : spyWishes(view, spy, path.map(hex));
};

test('a spy may prefer known targets on its path', () => {
  expect(wishes('S1', '6,4', '7,4')).toEqual([
    { kind: 'detachment', piece: 'B1' },
    { kind: 'urban', hex: '7,4' },
  ]);
});

test('without a path there is nothing to prefer, and only spies prefer anything', () => {
  expect(wishes('S1')).toEqual([]);
  expect(wishes('R1', '6,4')).toEqual([]);
});
