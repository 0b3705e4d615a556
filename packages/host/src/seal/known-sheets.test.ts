import { expect, test } from 'vitest';
import { BLUE, RED } from '../testing.ts';
import { createKnownSheets, type KnownSheet } from './known-sheets.ts';

const known = (commitment: string, more: Partial<KnownSheet> = {}): KnownSheet => ({
  campaign: 'c',
  step: 1,
  seat: RED,
  commitment,
  sheet: { of: commitment },
  weight: 100,
  ...more,
});

test('of each seat the last sheet for the step is known', () => {
  const sheets = createKnownSheets();
  for (const one of [known('a'), known('b'), known('c', { seat: BLUE }), known('d', { step: 2 })]) sheets.keep(one);
  expect([...sheets.of('c', 1)]).toEqual([
    ['b', { of: 'b' }],
    ['c', { of: 'c' }],
  ]);
  expect([...sheets.of('c', 3)]).toEqual([]);
});

test('what is forgotten is that campaign’s alone', () => {
  const sheets = createKnownSheets();
  sheets.keep(known('a'));
  sheets.keep(known('b', { campaign: 'other' }));
  sheets.forget('c');
  expect(sheets.of('c', 1).size).toBe(0);
  expect([...sheets.of('other', 1).keys()]).toEqual(['b']);
});

test('the longest unasked for go when there are too many, and the last ones stay', () => {
  const sheets = createKnownSheets();
  for (let step = 1; step <= 3; step++) sheets.keep(known(`s${step}`, { step, weight: 4_000_000 }));
  expect([1, 2, 3].map((step) => sheets.of('c', step).size)).toEqual([0, 1, 1]);
});
