import { expect, test } from 'vitest';
import { board, order } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import { infantry } from '../testing/walked.ts';
import { foreseen } from './foreseen.ts';

const ahead = (pieces: Readonly<Record<string, string>>, text: string) => {
  const seen = foreseen(viewOf(board(pieces), 'red'), order(text));
  if (seen === null) return null;
  const { costs, stop } = seen;
  return { costs, stop: stop === null ? null : [stop.rule, stop.code, stop.hex] };
};

test('a path shows the cost up to each of its hexes', () => {
  expect(ahead(infantry(8), 'R1 path 6,4 7,4')).toEqual({ costs: [2, 4], stop: null });
});

test('a hex held by another army of the player’s costs what it always does', () => {
  expect(ahead({ ...infantry(8), R2: 'red infantry 4 @ 6,4' }, 'R1 path 6,4 7,4')).toEqual({
    costs: [2, 4],
    stop: null,
  });
});

test('a path that is too long shows where the movement ends', () => {
  expect(ahead(infantry(4), 'R1 path 6,4 7,4 8,4')).toEqual({
    costs: [2, 4],
    stop: ['HEX-MOV-10', 'allowance', '8,4'],
  });
});

test('a path that ends in a zone of control in sight says so', () => {
  expect(ahead({ ...infantry(8), B1: 'blue infantry 4 @ 6,3' }, 'R1 path 6,4')).toEqual({
    costs: [2],
    stop: ['HEX-MOV-04', 'enemy-zoc', '6,4'],
  });
});

test('an enemy out of sight is not foreseen', () => {
  expect(ahead({ ...infantry(8), B1: 'blue infantry 4 @ 7,5' }, 'R1 path 6,4 7,4')).toEqual({
    costs: [2, 4],
    stop: null,
  });
});

test('an order without a path has no forecast', () => {
  expect(ahead(infantry(4), 'R1 guard')).toBeNull();
});
