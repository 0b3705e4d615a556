import { expect, test } from 'vitest';
import { board, hex, order, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { foreseen } from './foreseen.ts';
import { viewInTurn } from './in-turn.ts';
import { optionsOf } from './options.ts';

const PIECES = { R1: 'red infantry 4 @ 5,4', R2: 'red infantry 4 @ 4,4', B1: 'blue infantry 4 @ 9,4' };

test.each<[string, readonly string[], boolean]>([
  ['nobody has moved', [], false],
  ['the other guards', ['R1 guard'], false],
  ['the other has left', ['R1 path 6,4'], true],
  ['the other leaves later', ['R2 path 4,3', 'R1 path 6,4'], false],
  ['the other gets nowhere', ['R1 path 4,4'], false],
])('HEX-MOV-02: whether a detachment may end where another of its player stood when %s: %j', (_title, orders, may) => {
  const view = viewInTurn(viewOf(board(PIECES), 'red'), orders.map(order), piece('R2'));
  const path = optionsOf(view, piece('R2'))?.choices.find(({ type }) => type === 'path');
  expect(path?.reach.some((one) => one.hex === hex('5,4'))).toBe(may);
  expect(foreseen(view, order('R2 path 5,4'))?.stop?.code ?? null).toBe(may ? null : 'stacking');
});

test('nothing changes in a view where nobody has moved', () => {
  const view = viewOf(board(PIECES), 'red');
  expect(viewInTurn(view, [order('R1 guard'), order('R2 path 4,3')], piece('R1'))).toBe(view);
});
