import { expect, test } from 'vitest';
import { areEnough } from './counts.ts';

const SYSTEMS = ['hex-campaign', 'tally'];
const counts = (hex: number, tally: number) =>
  new Map([
    ['hex-campaign', hex],
    ['tally', tally],
  ]);

test.each([
  ['enough in each game', counts(20, 80), true],
  ['too few in total', counts(20, 79), false],
  ['too few in one game', counts(19, 200), false],
  ['none in one game', new Map([['tally', 200]]), false],
])('%s', (_title, made, isEnough) => {
  expect(areEnough(made, 100, SYSTEMS)).toBe(isEnough);
});
