import { hexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { blankPlacement, hexOf, othersPlaced, withSite } from './placement-draft.ts';

const [A, B, C] = [hexKey(1, 1), hexKey(4, 1), hexKey(2, 5)];
const second = { kind: 'resources', index: 1 } as const;

test('nothing has a place at first', () => {
  expect(hexOf(blankPlacement, { kind: 'capital', index: 0 })).toBeNull();
  expect(hexOf(blankPlacement, second)).toBeNull();
});

test('a site that is placed before the one ahead of it keeps its own yield', () => {
  const sheet = withSite(blankPlacement, second, A);
  expect(sheet.resources).toHaveLength(2);
  expect(hexOf(sheet, { kind: 'resources', index: 0 })).toBeNull();
  expect(hexOf(sheet, second)).toBe(A);
});

test('a site that is removed leaves the others where they are, and no gap behind them', () => {
  const both = withSite(withSite(blankPlacement, { kind: 'resources', index: 0 }, B), second, A);
  expect(withSite(both, { kind: 'resources', index: 0 }, null).resources[1]).toBe(A);
  expect(withSite(both, second, null).resources).toEqual([B]);
});

test('a site is judged beside the others, and only those that have a place', () => {
  const sheet = withSite(withSite(blankPlacement, second, A), { kind: 'capital', index: 0 }, C);
  expect(othersPlaced(sheet, second)).toEqual({ capital: C, urban: [], resources: [] });
  expect(othersPlaced(sheet, { kind: 'capital', index: 0 })).toEqual({ capital: null, urban: [], resources: [A] });
});
