import { expect, test } from 'vitest';
import { board } from './testing/board.ts';
import { walked } from './walking.ts';

// 1 3 A C
// 2 4 B D
const grid = board();

test.each([
  ['right, across the battle line', 'w3', 'ArrowRight', 'e1'],
  ['left', 'w3', 'ArrowLeft', 'w1'],
  ['down', 'w3', 'ArrowDown', 'w4'],
  ['not up from the first row', 'w3', 'ArrowUp', null],
  ['not beyond the home edge', 'w1', 'ArrowLeft', null],
  ['to the beginning of the row', 'e2', 'Home', 'w2'],
  ['to its end', 'w1', 'End', 'e3'],
  ['nowhere with another key', 'w1', 'x', null],
])('a key leads %s', (_title, from, key, to) => {
  expect(walked(grid, from, key)).toBe(to);
});

test('while a target is chosen, keys lead only to targets', () => {
  expect(walked(grid, 'w1', 'ArrowRight', ['e2', 'w4'])).toBe('w4');
  expect(walked(grid, 'w3', 'ArrowRight', ['e1', 'w4'])).toBe('e1');
  expect(walked(grid, 'w3', 'ArrowLeft', ['e1', 'w4'])).toBeNull();
});
