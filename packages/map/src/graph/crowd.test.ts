import { expect, test } from 'vitest';
import type { Box } from '../board/lettering.ts';
import { cheapest, crowd } from './crowd.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

test('a box costs what it covers, each thing once, wherever it is', () => {
  const all = crowd();
  all.add(box(0, 0, 300, 300), 5);
  all.add(box(-90, -90, -80, -80), 7);
  expect(all.costOf(box(10, 10, 280, 20))).toBe(5);
  expect(all.costOf(box(-100, -100, 1, 1))).toBe(12);
  expect(all.costOf(box(300, 300, 400, 400))).toBe(0);
});

test('what belongs to the owner of a box does not count', () => {
  const all = crowd();
  all.add(box(0, 0, 10, 10), 5, 'a');
  expect(all.costOf(box(0, 0, 5, 5), 'a')).toBe(0);
  expect(all.costOf(box(0, 0, 5, 5), 'b')).toBe(5);
});

test('a line costs the same however much of it is covered, and nothing beside it', () => {
  const all = crowd();
  all.addLine(
    [
      { x: 0, y: 0 },
      { x: 50, y: 50 },
      { x: 200, y: 50 },
    ],
    3,
  );
  expect(all.costOf(box(20, 0, 180, 60))).toBe(3);
  expect(all.costOf(box(30, 0, 48, 20))).toBe(0);
  expect(all.costOf(box(100, 40, 110, 60))).toBe(3);
  expect(all.costOf(box(100, 52, 110, 60))).toBe(0);
});

test('a sheet over another one has what both have', () => {
  const below = crowd();
  const above = crowd(below);
  above.add(box(0, 0, 10, 10), 1);
  below.add(box(0, 0, 10, 10), 2);
  expect([below.costOf(box(0, 0, 5, 5)), above.costOf(box(0, 0, 5, 5))]).toEqual([2, 3]);
});

test('the cheapest place is the first of equally cheap ones, and later ones cost more', () => {
  const costs = [9, 4, 4, 1];
  expect(cheapest([0, 1, 2], (i) => costs[i] ?? 0)).toEqual({ place: 1, cost: 4 });
  expect(cheapest([0, 1, 2, 3], (i) => costs[i] ?? 0, 2)).toEqual({ place: 1, cost: 6 });
});
