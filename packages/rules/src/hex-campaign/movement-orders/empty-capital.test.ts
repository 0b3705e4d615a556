import { expect, test } from 'vitest';
import { board, order } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { leavingCapitalEmpty } from './empty-capital.ts';

const HOME = { R1: 'red infantry 4 @ 5,4' };
const NEAR = { ...HOME, R2: 'red infantry 4 @ 6,4' };

test.each<[string, Readonly<Record<string, string>>, readonly string[], readonly string[]]>([
  ['its only detachment marches off', HOME, ['R1 path 4,4'], ['R1']],
  ['its only detachment follows another', NEAR, ['R1 follow R2'], ['R1']],
  ['its only detachment guards', HOME, ['R1 guard'], []],
  ['its only detachment has no order', HOME, [], []],
  ['another comes in its place', NEAR, ['R1 path 4,4', 'R2 path 5,4'], []],
  ['a garrison stays', { ...HOME, R2: 'red garrison @ 5,4' }, ['R1 path 4,4'], []],
  ['nobody was there', { R1: 'red infantry 4 @ 6,4' }, ['R1 path 7,4'], []],
])('a Capital of which %s is left empty by: %j %j', (_title, pieces, orders, leaving) => {
  const view = viewOf(board(pieces, { capitals: { red: '5,4' } }), 'red');
  expect(leavingCapitalEmpty(view, orders.map(order))).toEqual(leaving);
});
