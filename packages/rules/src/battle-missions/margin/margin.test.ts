import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bracket, STANDARD_BRACKETS } from '../data/margins.ts';
import { defaultSettings } from '../data/settings.ts';
import {
  bracketsFor,
  chartColumn,
  marginBasis,
  marginChart,
  marginOf,
  permille,
  signedStep,
  tournamentPoints,
} from './margin.ts';

const by = (difference: number, limit: number, brackets = STANDARD_BRACKETS) =>
  marginOf({ a: difference, b: 0 }, limit, brackets).name;

test('MSN-MARGIN-01: the margin is the difference of the totals', () => {
  expect(marginOf({ a: 900, b: 428 }, 1500, STANDARD_BRACKETS)).toEqual({
    difference: 472,
    winner: 'a',
    name: 'solid',
    step: 1,
  });
});

test('MSN-MARGIN-01: without a limit the larger army counts', () => {
  const armies = { a: 1200, b: 900 };
  expect(marginBasis(defaultSettings, null, armies)).toBe(1200);
  expect(marginBasis(defaultSettings, 1500, armies)).toBe(1500);
  expect(marginBasis({ marginBasis: 'largerArmy' }, 1500, armies)).toBe(1200);
  expect(marginBasis({ marginBasis: 'mean' }, null, armies)).toBe(1050);
  expect(marginBasis({ marginBasis: 'smallerArmy' }, null, armies)).toBe(900);
});

test.each<[string, number, number, string]>([
  ['MSN-MARGIN-02: less than 10% is a draw', 149, 1500, 'draw'],
  ['MSN-MARGIN-02: no difference is a draw', 0, 1500, 'draw'],
  ['MSN-MARGIN-03: exactly 10% is a draw', 150, 1500, 'draw'],
  ['MSN-MARGIN-03: one point more is solid', 151, 1500, 'solid'],
  ['MSN-MARGIN-05: 472 of 1500 is solid', 472, 1500, 'solid'],
  ['MSN-MARGIN-05: exactly 50% is solid', 750, 1500, 'solid'],
  ['MSN-MARGIN-05: one point more is crushing', 751, 1500, 'crushing'],
  ['MSN-MARGIN-06: exactly 80% is crushing', 1200, 1500, 'crushing'],
  ['MSN-MARGIN-06: one point more is a slaughter', 1201, 1500, 'slaughter'],
  ['MSN-MARGIN-07: 1601 of 2000 is a slaughter', 1601, 2000, 'slaughter'],
  ['MSN-MARGIN-07: 401 of 500 is a slaughter', 401, 500, 'slaughter'],
  ['MSN-MARGIN-07: 400 of 500 is crushing', 400, 500, 'crushing'],
  ['MSN-MARGIN-08: 925 of 1850 is solid', 925, 1850, 'solid'],
  ['MSN-MARGIN-08: 926 of 1850 is crushing', 926, 1850, 'crushing'],
])('%s', (_title, difference, limit, name) => {
  expect(by(difference, limit)).toBe(name);
});

test('MSN-MARGIN-03: the terms can make exactly 10% a solid victory', () => {
  const brackets = bracketsFor(null, { exactTen: 'solid' });
  expect(by(150, 1500, brackets)).toBe('solid');
  expect(by(149, 1500, brackets)).toBe('draw');
  expect(by(750, 1500, brackets)).toBe('solid');
});

test('MSN-MARGIN-04: the side with the higher total wins', () => {
  expect(marginOf({ a: 300, b: 700 }, 1000, STANDARD_BRACKETS)).toMatchObject({ winner: 'b', name: 'solid' });
});

test('MSN-COMP-06: 1077 against 803 is 18.3% of 1500 apart and a solid victory', () => {
  expect(permille(274, 1500)).toBe(183);
  expect(marginOf({ a: 1077, b: 803 }, 1500, STANDARD_BRACKETS)).toMatchObject({ winner: 'a', name: 'solid' });
});

test('MSN-MARGIN-08: the chart has the numbers of the source', () => {
  const column = (limit: number) =>
    marginChart()
      .find((one) => one.limit === limit)
      ?.ranges.map(({ from, to }) => [from, to]);
  expect(column(1500)).toEqual([
    [0, 150],
    [151, 750],
    [751, 1200],
    [1201, null],
  ]);
  expect(column(750)).toEqual([
    [0, 75],
    [76, 375],
    [376, 600],
    [601, null],
  ]);
  expect(column(1250)).toEqual([
    [0, 125],
    [126, 625],
    [626, 1000],
    [1001, null],
  ]);
  expect(column(3000)).toEqual([
    [0, 300],
    [301, 1500],
    [1501, 2400],
    [2401, null],
  ]);
});

test('MSN-MARGIN-09: tournament points by the margin', () => {
  const pointsBy = (a: number, b: number) => tournamentPoints(marginOf({ a, b }, 1000, STANDARD_BRACKETS));
  expect(pointsBy(400, 0)).toEqual({ a: 13, b: 7 });
  expect(pointsBy(50, 0)).toEqual({ a: 10, b: 10 });
  expect(pointsBy(0, 700)).toEqual({ a: 3, b: 17 });
  expect(pointsBy(900, 0)).toEqual({ a: 20, b: 0 });
});

test('MSN-MARGIN-10: a crushing victory is two steps up for one side and two down for the other', () => {
  const margin = marginOf({ a: 700, b: 0 }, 1000, STANDARD_BRACKETS);
  expect([signedStep(margin, 'a'), signedStep(margin, 'b')]).toEqual([2, -2]);
  expect(signedStep(marginOf({ a: 0, b: 0 }, 1000, STANDARD_BRACKETS), 'a')).toBe(0);
});

/** As in the node campaign: lower bounds included. */
const INCLUSIVE: readonly Bracket[] = [
  { name: 'marginal', percent: 10, isIn: true },
  { name: 'solid', percent: 30, isIn: true },
  { name: 'crushing', percent: 60, isIn: true },
];

test.each<[number, string]>([
  [99, 'draw'],
  [100, 'marginal'],
  [180, 'marginal'],
  [299, 'marginal'],
  [300, 'solid'],
  [599, 'solid'],
  [600, 'crushing'],
])('MSN-MARGIN-10: in a campaign with categories of its own %i of 1000 is %s', (difference, name) => {
  expect(by(difference, 1000, bracketsFor(INCLUSIVE, defaultSettings))).toBe(name);
});

test('MSN-MARGIN-08: the chart and the margin agree on every difference', () => {
  const limit = fc.integer({ min: 250, max: 10_000 });
  fc.assert(
    fc.property(limit, fc.integer({ min: 1, max: 20_000 }), fc.constantFrom(STANDARD_BRACKETS, INCLUSIVE), (of, difference, brackets) => {
      const range = chartColumn(of, brackets).find(({ from, to }) => difference >= from && (to === null || difference <= to));
      expect(range?.name).toBe(by(difference, of, brackets));
    }),
  );
});

test('MSN-MARGIN-01: exchanging the sides exchanges the winner and nothing else', () => {
  const total = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(total, total, (a, b) => {
      const margin = marginOf({ a, b }, 1500, STANDARD_BRACKETS);
      const exchanged = marginOf({ a: b, b: a }, 1500, STANDARD_BRACKETS);
      expect(exchanged.name).toBe(margin.name);
      expect(signedStep(exchanged, 'b')).toBe(signedStep(margin, 'a'));
    }),
  );
});
