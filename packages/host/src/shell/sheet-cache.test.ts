import { expect, test } from 'vitest';
import { BLUE, RED } from '../testing.ts';
import { type CachedSheet, createSheetCache } from './sheet-cache.ts';

const known = (commitment: string, more: Partial<CachedSheet> = {}): CachedSheet => ({
  campaign: 'c',
  opening: 1,
  seat: RED,
  commitment,
  text: `{"of":"${commitment}"}`,
  ...more,
});

test('the cache holds the last sheet of each seat for the phase', () => {
  const sheets = createSheetCache();
  for (const one of [known('a'), known('b'), known('c', { seat: BLUE }), known('d', { opening: 2 })]) sheets.keep(one);
  expect([...sheets.of('c', 1)]).toEqual([
    ['b', '{"of":"b"}'],
    ['c', '{"of":"c"}'],
  ]);
  expect([...sheets.of('c', 3)]).toEqual([]);
});

test('only the sheets of that campaign are removed', () => {
  const sheets = createSheetCache();
  sheets.keep(known('a'));
  sheets.keep(known('b', { campaign: 'other' }));
  sheets.forget('c');
  expect(sheets.of('c', 1).size).toBe(0);
  expect([...sheets.of('other', 1).keys()]).toEqual(['b']);
});

test('when there are too many, the least recently used are evicted first and the last ones stay', () => {
  const sheets = createSheetCache();
  for (let opening = 1; opening <= 3; opening++)
    sheets.keep(known(`s${opening}`, { opening, text: 'x'.repeat(4_000_000) }));
  expect([1, 2, 3].map((opening) => sheets.of('c', opening).size)).toEqual([0, 1, 1]);
});
