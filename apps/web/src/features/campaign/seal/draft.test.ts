import { expect, test } from 'vitest';
import { changed, isOutdated, laidOut, undone } from './draft.ts';

interface Sheet {
  readonly orders: readonly string[];
}

const blank: Sheet = { orders: [] };
const adding = (order: string) => (sheet: Sheet) => ({ orders: [...sheet.orders, order] });

test('undo reverts one change after the other, and stops at the beginning', () => {
  const written = changed(changed(laidOut(blank, false), adding('march')), adding('guard'));
  expect(undone(written).sheet.orders).toEqual(['march']);
  expect(undone(undone(undone(written))).sheet).toEqual(blank);
});

test('undo is a change that must be saved', () => {
  const written = changed(laidOut(blank, false), adding('march'));
  expect(undone(written).edits).toBe(2);
});

test('a sheet from the server has no changes; one that never reached the server does', () => {
  expect(laidOut(blank, false).edits).toBe(0);
  expect(laidOut(blank, true).edits).toBe(1);
  expect(changed(laidOut(blank, false), adding('march')).edits).toBe(1);
});

test('a change with no effect cannot be undone', () => {
  expect(changed(laidOut(blank, false), (sheet) => sheet)).toMatchObject({ edits: 0, past: [] });
});

test.each([
  ['the draft that it began with', 'ten', false, 'ten', false],
  ['a draft that came after the phase, as after a rewind', null, false, 'ten', true],
  ['a later draft, from another device', 'ten', false, 'eleven', true],
  ['a draft, but the reader has written since', null, true, 'ten', false],
  ['a draft, but the form holds orders that were sealed and taken back', undefined, false, 'ten', false],
] as const)('a form is replaced by what the server has: %s', (_title, from, isUnsaved, savedAt, isReplaced) => {
  const draft = laidOut({}, isUnsaved);
  const laid = { laidFor: 'a phase', draft, ...(from !== undefined && { from }) };
  expect(isOutdated(laid, savedAt)).toBe(isReplaced);
});
