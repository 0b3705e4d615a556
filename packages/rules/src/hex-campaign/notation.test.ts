import { expect, test } from 'vitest';
import { positionText, readPiece, writePiece } from './notation.ts';
import { board } from './testing/board.ts';

test.each([
  'red infantry 4 @ 0,0 1000 points',
  'red infantry+tracked 6 @ 2,1 600 points scouts',
  'blue skimmer 8 @ -1,3 900 points',
  'green infantry 2 @ 4,4 500 points',
  'red garrison @ 5,4 400 points',
  'blue convoy 120 @ 1,0',
  'red spy @ 0,0',
  'red diplomat @ 0,2',
])('%s is parsed and written', (text) => {
  expect(writePiece(readPiece('X', text))).toBe(text);
});

test('a position has one line per piece', () => {
  expect(positionText(board({ R2: 'red spy @ 0,0', B1: 'blue convoy 5 @ 1,0' }, { turn: 3 }))).toBe(
    'turn 3, movement-orders\nB1: blue convoy 5 @ 1,0\nR2: red spy @ 0,0',
  );
});
