import type { Reach } from '@sealed-orders/rules/hex-campaign';
import { hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { pathTo } from './path-drawing.ts';

const from = hexKey(0, 0);
const a = hexKey(1, 0);
const b = hexKey(2, 0);
const c = hexKey(2, 1);
const reach: readonly Reach[] = [
  { hex: a, cost: 1, mustStop: false, path: [a] },
  { hex: b, cost: 2, mustStop: false, path: [a, b] },
];
const always = { from, reach, isLegal: () => true };
const never = { from, reach, isLegal: () => false };

test('touching a hex in reach takes the cheapest path there', () => {
  expect(pathTo(b, { ...always, path: [] })).toEqual([a, b]);
});

test('touching the neighbour of its end lengthens the path', () => {
  expect(pathTo(c, { ...always, path: [a, b] })).toEqual([a, b, c]);
});

test('a neighbour that the rules refuse is reached by the cheapest path, or not at all', () => {
  expect(pathTo(a, { ...never, path: [] })).toEqual([a]);
  expect(pathTo(c, { ...never, path: [a, b] })).toBeNull();
});

test('touching a hex of the path cuts it there, and touching the start clears it', () => {
  expect(pathTo(a, { ...always, path: [a, b] })).toEqual([a]);
  expect(pathTo(from, { ...always, path: [a, b] })).toEqual([]);
});

test('touching the end of the path, or the start without a path, does nothing', () => {
  expect(pathTo(b, { ...always, path: [a, b] })).toBeNull();
  expect(pathTo(from, { ...always, path: [] })).toBeNull();
});
